// The cube, match equities and resignations of Backgammon against what books say.
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>

#include "check.hpp"
#include "parlour/evaluate/backgammon/resignation.hpp"
#include "parlour/games/backgammon/match.hpp"

using namespace parlour::backgammon;

namespace {

bool near(double one, double two, double within = 1e-6) { return std::abs(one - two) <= within; }

// No gammons.
Probabilities plain(double win) { return {static_cast<float>(win), 0, 0, 0, 0}; }

Stakes money(int owner = 0) {
    Stakes s;
    s.owner = owner;
    return s;
}
Stakes match(int away, int enemy_away, int power = 0, int owner = 0) {
    Stakes s;
    s.away = away, s.enemy_away = enemy_away, s.power = power, s.owner = owner;
    return s;
}

std::string with(std::string text, const std::string& part, const std::string& other) {
    CHECK(text.find(part) != std::string::npos);
    return text.replace(text.find(part), part.size(), other);
}

void test_figures(const std::string& text, const MatchEquities& table) {
    CHECK(table.chance(1, 2, false) == 0.67736 && table.chance(2, 1, false) == 0.32264);
    CHECK(table.chance(2, 1, true) == 0.48803 && table.chance(1, 2, true) == 1 - 0.48803);
    CHECK(table.chance(5, 5, false) == 0.5 && table.chance(1, 1, true) == 0.5);

    const std::string small = "size 3\npost-crawford 0.5 0.49 0.3\nbefore 1 0.5 0.7 0.75 # a remark\n"
                              "before 2 0.3 0.5 0.6\nbefore 3 0.25 0.4 0.5\n";
    CHECK(MatchEquities::read(small));
    CHECK(MatchEquities::read(small)->chance(3, 2, false) == 0.4);
    for (const auto& broken : {
             std::string{},
             text.substr(0, text.size() / 2),
             with(small, "size 3", "size 4"),
             with(small, "size 3", "size x"),
             with(small, "size 3", "size 2"),
             with(small, "post-crawford ", ""),
             with(small, "0.49", "1.49"),
             with(small, "0.49", "0.4g"),
             with(small, "0.6", "0.7"),
             with(small, "before 2", "before 3"),
             small + "more",
         }) {
        CHECK(!MatchEquities::read(broken));
    }
}

void test_laws(const MatchEquities& table) {
    CHECK(table.size() == 25);
    // Points beyond those needed are nothing (B13).
    CHECK(table.chance(0, 3, false) == 1 && table.chance(-2, 3, true) == 1 && table.chance(3, -1, false) == 0);
    for (int away = 1; away <= 60; ++away) {
        for (int enemy_away = 1; enemy_away <= 60; ++enemy_away) {
            for (bool is_late : {false, true}) {
                const double chance = table.chance(away, enemy_away, is_late);
                CHECK(0 < chance && chance < 1);
                CHECK(near(chance + table.chance(enemy_away, away, is_late), 1, 1e-4));
                CHECK(chance <= table.chance(away - 1, enemy_away, is_late) + 1e-9);
            }
        }
    }
    CHECK(near(table.chance(26, 26, false), 0.5));
    CHECK(near(table.chance(26, 25, false), table.chance(25, 24, false), 0.01));
}

// Janowski's formulas, with W and L the points won and lost on the average.
void test_money(const MatchEquities& table) {
    for (const double x : {0.0, 0.5, 0.68, 1.0}) {
        CHECK(near(cube_window(plain(0.5), money(), table, x).take_point, 0.5 / (2 + x / 2)));
        const Probabilities p{0.6F, 0.18F, 0.006F, 0.08F, 0.004F};
        const double w = 1 + (0.18 + 0.006) / 0.6, l = 1 + (0.08 + 0.004) / 0.4, all = w + l + x / 2;
        for (int owner : {0, 1}) {
            const auto window = cube_window(p, money(owner), table, x);
            CHECK(near(window.cash_point, (l + 0.5 + x / 2) / all, 1e-5));
            if (owner == 1) CHECK(near(window.double_point, (l + x) / all, 1e-5));
            if (owner == 1) CHECK(window.take_point == 0);
            if (owner == 0) CHECK(near(window.take_point, (l - 0.5) / all, 1e-5));
        }
        CHECK(near(value(p, money(1), table, x), all * 0.6 - l, 1e-5));
        CHECK(near(value(p, money(-1), table, x), all * 0.6 - l - x / 2, 1e-5));
        // As the other side sees it.
        CHECK(near(value(p, money(), table, x), -value(p.flipped(), money(), table, x)));
        CHECK(near(value(p, money(1), table, x), -value(p.flipped(), money(-1), table, x)));
    }
    // Dead 25 %, live 20 %.
    CHECK(near(cube_window(plain(0.5), money(), table, 0).take_point, 0.25));
    CHECK(near(cube_window(plain(0.5), money(), table, 1).take_point, 0.20));
    CHECK(near(cube_window(plain(0.5), money(), table, 1).double_point, 0.80));
    CHECK(cube_efficiency(false, 100) == 0.68 && cube_efficiency(true, 80) == 0.65);
    CHECK(cube_efficiency(true, 10) == 0.6 && cube_efficiency(true, 150) == 0.7);
}

// The last roll of the game: the cube is dead, doubling right from one half, passing from three quarters.
void test_last_roll(const MatchEquities& table) {
    const auto name = [&](double win, Stakes s) { return decide(cube_values(plain(win), s, table, 0), s).name(); };
    CHECK(name(0.49, money()) == "No double/take");
    CHECK(name(0.51, money()) == "Double/take");
    CHECK(name(0.5, money()) == "Optional double/take");
    CHECK(name(0.51, money(1)) == "Redouble/take");
    CHECK(name(0.76, money(1)) == "Redouble/pass");
    CHECK(name(0.9, money(-1)) == "Cube not available");
    // Won by 27 rolls of 36: passing costs what taking does.
    const auto values = cube_values(plain(27.0 / 36), money(), table, 0);
    CHECK(near(values.no_double, 0.5) && near(values.double_take, 1) && near(values.double_pass, 1));
    CHECK(near(best(values, true), 1) && near(best(values, false), 0.5));
}

void test_jacoby_and_beavers(const MatchEquities& table) {
    // Gammons do not count in a centred cube's game: no playing on for them.
    const Probabilities strong{0.85F, 0.6F, 0.02F, 0.02F, 0};
    Stakes s = money();
    CHECK(decide(cube_values(strong, s, table, 0.68), s).name() == "Too good to double/pass");
    s.jacoby = true;
    CHECK(near(value(strong, s, table, 0), 0.7));
    CHECK(decide(cube_values(strong, s, table, 0.68), s).name() == "Double/pass");
    CHECK(!s.has_gammons() && s.taken().has_gammons());
    s.owner = 1;
    CHECK(decide(cube_values(strong, s, table, 0.68), s).name() == "Too good to redouble/pass");

    // Who is doubled while ahead redoubles at once, and wins twice as much.
    Stakes both = money();
    const auto without = cube_values(plain(0.45), both, table, 0.68);
    both.beavers = true;
    const auto beavered = cube_values(plain(0.45), both, table, 0.68);
    CHECK(without.double_take < 0 && near(beavered.double_take, 2 * without.double_take));
    CHECK(decide(beavered, both).name() == "No double/beaver");
    const auto take = [&](Stakes s) { return cube_values(plain(0.7), s, table, 0.68).double_take; };
    CHECK(near(take(both), take(money())));
}

void test_matches(const MatchEquities& table) {
    // Double match point: points are nothing, the cube is no use.
    const Probabilities p{0.6F, 0.2F, 0.01F, 0.1F, 0.005F};
    CHECK(near(value(p, match(1, 1), table, 0.68), 0.6));
    CHECK(match(1, 1).is_dead() && decide(cube_values(p, match(1, 1), table, 0.68), match(1, 1)).name() == "Dead cube");

    // At 2-away 2-away the cube is dead once turned: the taker needs what 1-2 before the Crawford game is worth.
    const auto two = cube_window(plain(0.5), match(2, 2), table, 0.68);
    CHECK(near(two.cash_point, 0.67736, 1e-5) && near(two.take_point, 0.32264, 1e-5));
    CHECK(near(cube_values(p, match(2, 2), table, 0.68).double_take, 0.6));

    // The Crawford game has no cube; gammons of who leads are nothing, those of who trails count.
    Stakes crawford = match(2, 1);
    crawford.crawford = true;
    CHECK(!crawford.may_double() && crawford.is_dead());
    CHECK(near(value(p, crawford, table, 0.68), 0.6 * 0.5 + 0.2 * 0.5));
    CHECK(near(value(p.flipped(), crawford.flipped(), table, 0.68), 1 - (0.6 * 0.5 + 0.2 * 0.5)));

    // After it who trails doubles at once. With two points to go the leader drops whenever behind
    // (the free drop, to double match point); with three a drop would cost a game.
    for (const double win : {0.45, 0.55, 0.7}) {
        CHECK(decide(cube_values(plain(win), match(2, 1), table, 0.68), match(2, 1)).doubles);
        CHECK(decide(cube_values(plain(win), match(3, 1), table, 0.68), match(3, 1)).doubles);
    }
    CHECK(near(cube_window(plain(0.5), match(2, 1), table, 0.68).cash_point, 0.5, 1e-5));
    CHECK(near(cube_window(plain(0.5), match(3, 1), table, 0.68).cash_point, 0.48803 / 0.5, 1e-5));
    CHECK(decide(cube_values(plain(0.6), match(1, 2), table, 0.68), match(1, 2)).is_dead);
    // The leader on roll expects to be doubled, and judges the game with the cube at two.
    CHECK(near(Janowski(match(1, 2), table).dead_value(plain(0.6)), 0.6));
    CHECK(near(Janowski(match(1, 2), table).dead_value(plain(0.3)), 0.5));

    // A cube of enough points is dead; whoever can turn it on one who has nothing to lose will.
    CHECK(match(2, 5, 1, 1).is_enough() && !match(2, 5, 1, 1).can_gain() && match(2, 5, 1, -1).enemy_can_gain());
    CHECK(near(cube_values(plain(0.5), match(2, 3), table, 0).double_take, 0.5, 1e-3));
    CHECK(match(3, 7, 1, 1).can_gain());

    // Gammon values: a gammon wins the match like a game, or as much again as one, or nothing more.
    CHECK(near(win_value(2, money(), table), 0.5) && near(win_value(3, money(), table), 0.5));
    CHECK(near(win_value(2, crawford, table), 1) && near(win_value(3, crawford, table), 0));
    CHECK(win_value(2, match(1, 1), table) == 0 && win_value(2, crawford.flipped(), table) == 0);
    CHECK(near(win_value(2, match(4, 4, 1), table), (1 - 0.66870) / (0.66870 - 0.33130), 1e-4));

    // Without the Crawford rule the cube is there at once when a side needs one point.
    Stakes no_rule = match(2, 2);
    CHECK(near(Worth(no_rule, table).end(1, 1, 0), 0.67736));
    no_rule.crawford_rule = false;
    CHECK(near(Worth(no_rule, table).end(1, 1, 0), 1 - 0.48803));

    // In the unit of money: a single game won is 1, one lost -1; far from the end nearly money.
    const Stakes far = match(25, 25);
    const double cash = Worth(far, table).end(1, 1, 0);
    CHECK(near(normalized(cash, far, table), 1) && near(normalized(1 - cash, far, table), -1));
    CHECK(near(denormalized(normalized(0.61, far, table), far, table), 0.61));
    for (const double win : {0.3, 0.5, 0.65}) {
        const Probabilities q{static_cast<float>(win), 0.15F, 0.005F, 0.15F, 0.005F};
        CHECK(near(normalized(value(q, far, table, 0.68), far, table), value(q, money(), table, 0.68), 0.03));
    }

    // Values of the two sides add up, at every score, cube and owner; they grow with the chance to win.
    for (int away = 1; away <= 9; ++away) {
        for (int enemy_away = 1; enemy_away <= 9; ++enemy_away) {
            for (int power = 0; power <= 3; ++power) {
                for (int owner = power ? -1 : 0; owner <= (power ? 1 : 0); ++owner) {
                    const Stakes s = match(away, enemy_away, power, owner);
                    double before = -1;
                    for (int percent = 0; percent <= 100; percent += 5) {
                        const auto win = static_cast<float>(percent) / 100;
                        const Probabilities q{win, 0.27F * win, 0.01F * win, 0.27F * (1 - win), 0.01F * (1 - win)};
                        const double now = Janowski(s, table).live_value(q);
                        CHECK(0 <= now && now <= 1 && now >= before - 1e-9);
                        CHECK(near(now + Janowski(s.flipped(), table).live_value(q.flipped()), 1, 1e-5));
                        before = now;
                    }
                }
            }
        }
    }
}

void test_stakes() {
    CubePosition at;
    at.play.turn.mover = 1;
    at.power = 1;
    at.owner = 1;
    at.score = {2, 4};
    const Stakes s = match_stakes(at, 7, true);
    CHECK(s.owner == 1 && s.power == 1 && s.away == 3 && s.enemy_away == 5 && !s.crawford && s.may_double());
    CHECK(s.flipped().owner == -1 && s.flipped().away == 5 && s.flipped().flipped() == s);
    CHECK(s.taken().power == 2 && s.taken().owner == -1 && s.taken().away == 3);
    at.score = {6, 4};
    at.power = 0, at.owner = -1, at.in_play = 0;
    CHECK(match_stakes(at, 7, true).crawford && !match_stakes(at, 7, true).may_double());
    at.in_play = 1;
    CHECK(match_stakes(at, 7, true).is_late() && match_stakes(at, 7, true).can_gain());
    at.score = {9, 0};  // beyond the length, after the match
    CHECK(match_stakes(at, 7, true).enemy_away == 1);
    const Stakes session = money_stakes(at, true, true);
    CHECK(!session.is_match() && session.jacoby && session.beavers && session.owner == 0);
}

void test_resignation(const MatchEquities& table) {
    const auto offer = [&](Probabilities p, Stakes s) { return resignation_to_offer(p, s, table); };
    CHECK(offer(plain(0.01), money()) == 0);
    CHECK(offer(plain(0), money()) == 1);
    CHECK(offer({0, 0, 0, 0.4F, 0}, money()) == 0);  // the gammon may be saved, or not
    CHECK(offer({0, 0, 0, 1, 0}, money()) == 2);
    CHECK(offer({0, 0, 0, 1, 0.2F}, money()) == 0);
    CHECK(offer({0, 0, 0, 1, 1}, money()) == 3);
    Stakes jacoby = money();
    jacoby.jacoby = true;
    CHECK(offer({0, 0, 0, 1, 0.2F}, jacoby) == 1);  // single, while the cube is centred
    CHECK(offer({0, 0, 0, 0.4F, 0}, match(5, 1)) == 1);  // the match is lost with any game
    CHECK(offer({0, 0, 0, 0.4F, 0}, match(5, 2)) == 0);
    CHECK(offer({0, 0, 0, 1, 0.3F}, match(5, 2)) == 2);

    // By chances alone, the cube left as it is.
    const auto accept = [&](int level, Probabilities p, Stakes s) {
        return should_accept(level, Janowski(s, table).dead_value(p), s, table);
    };
    CHECK(accept(1, plain(1), money()));
    CHECK(accept(1, {1, 0.0001F, 0, 0, 0}, money()));  // as certain as what is offered
    CHECK(!accept(1, {1, 0.0005F, 0, 0, 0}, money()));
    CHECK(!accept(1, {1, 0.3F, 0, 0, 0}, money()));  // a gammon is likely
    CHECK(accept(2, {1, 0.3F, 0, 0, 0}, money()));
    CHECK(!accept(2, {1, 1, 0.1F, 0, 0}, money()));
    CHECK(accept(1, {1, 0.3F, 0, 0, 0}, jacoby));
    CHECK(accept(1, {1, 0.9F, 0, 0, 0}, match(1, 5)));
    CHECK(!accept(1, {0.999F, 0.9F, 0, 0, 0}, match(2, 5)));
}

}  // namespace

int main(int, char** arguments) {
    const auto text_of = [&](const std::string& name) {
        std::stringstream text;
        text << std::ifstream(arguments[1] + ("/src/parlour/evaluate/backgammon/met/" + name)).rdbuf();
        return text.str();
    };
    const auto table = MatchEquities::read(text_of("kazaross-xg2.txt"));
    const auto ours = MatchEquities::read(text_of("parlour.txt"));
    CHECK(table && ours);
    test_figures(text_of("kazaross-xg2.txt"), *table);
    for (const auto& each : {*table, *ours}) test_laws(each);
    test_money(*table);
    test_last_roll(*table);
    test_jacoby_and_beavers(*table);
    test_matches(*table);
    test_stakes();
    test_resignation(*table);
}
