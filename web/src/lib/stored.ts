/** Values that the browser keeps for the next visit. Works, forgetfully, where it may keep nothing. */

export interface Stored<T> {
  get(): T;
  set(value: T): void;
}

export function stored<T>(name: string, otherwise: T): Stored<T> {
  const key = `parlour-${name}`;
  let value = otherwise;
  let read = false;
  return {
    get() {
      if (!read) {
        read = true;
        try {
          const text = localStorage.getItem(key);
          if (text !== null) value = JSON.parse(text) as T;
        } catch {
          // No storage, or not ours: the value to begin with.
        }
      }
      return value;
    },
    set(next) {
      read = true;
      value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Kept until the page closes.
      }
    },
  };
}
