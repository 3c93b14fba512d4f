// Runs npm's fairy-stockfish-nnue.wasm as a UCI engine on stdin and stdout: node fairy_stockfish.js FOLDER
const { join } = require("node:path");
const { createInterface } = require("node:readline");

delete globalThis.fetch; // node's own would be asked for the .wasm file, and refuses paths
const [folder] = process.argv.splice(2); // the engine would take arguments for commands
const start = require(join(folder, "stockfish.js"));

async function main() {
  const engine = await start();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === "quit") break;
    engine.postMessage(line);
  }
  process.exit(0);
}

main();
