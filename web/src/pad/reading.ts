/** Pads from outside: from a file, a link, or what this device has kept. Nothing gets in that
 * cannot be; the codes are those of `papersea.scorepad`. */

import { PLAYER_COUNTS } from "../rules/tables.ts";
import { FORMAT, type Pad, type PadHand, type PadRound, VERSION, isScored } from "./pad.ts";
import { type RoundProblem, bonusMissing, problemsOf, tooMany } from "./problems.ts";
import { standingOf } from "./standing.ts";
import { type WrittenHand, isPlace, isRecord, isWritten } from "./shape.ts";
import { readTyped } from "./typed.ts";

export const LONGEST_NAME = 24;

type Shape =
  | "not_a_pad"
  | "other_version"
  | "wrong_field"
  | "wrong_players"
  | "no_such_player"
  | "hands_missing"
  | "not_a_hand"
  | "wrong_cards"
  | "game_is_over";
export type NameProblem = "name_empty" | "name_too_long" | "name_unreadable" | "name_twice";
export type Flaw = { readonly code: Shape | NameProblem } | RoundProblem;

/** Why something from outside is no pad; `round` counts from 1, where it is about one. */
export class PadError extends Error {
  constructor(
    readonly flaw: Flaw,
    readonly round: number | null = null,
    readonly players: readonly string[] = [],
  ) {
    super(flaw.code);
  }
}

/** Raises `PadError`. */
export function readPad(found: unknown): Pad {
  if (!isRecord(found) || found.format !== FORMAT) throw new PadError({ code: "not_a_pad" });
  if (found.version !== VERSION) throw new PadError({ code: "other_version" });
  if (!isWritten(found)) throw new PadError({ code: "wrong_field" });
  const { target, players, starter } = found;
  const rounds = found.rounds.map(({ how, by, hands }, index): PadRound => ({
    how,
    by,
    hands: hands.map((hand) => readHand(hand, index + 1, players)),
  }));
  if (!PLAYER_COUNTS.includes(players.length)) throw new PadError({ code: "wrong_players" });
  const name = nameProblems(players).find((each) => each !== null);
  if (name) throw new PadError({ code: name });
  if (!isPlace(starter, players)) throw new PadError({ code: "no_such_player" });
  const pad: Pad = { format: FORMAT, version: VERSION, target, players, starter, rounds };
  checkRounds(pad);
  return pad;
}

/** For each player, what is wrong with the name. */
export function nameProblems(names: readonly string[]): (NameProblem | null)[] {
  const plain = names.map((name) => name.trim().toUpperCase().toLowerCase());
  return names.map((name, player) => {
    if (!plain[player]) return "name_empty";
    if ([...name].length > LONGEST_NAME) return "name_too_long";
    if (/[\p{Cc}\p{Cs}]/u.test(name)) return "name_unreadable";
    return plain.indexOf(plain[player]) < player ? "name_twice" : null;
  });
}

function checkRounds(pad: Pad): void {
  const { length } = standingOf(pad).rounds;
  pad.rounds.forEach((round, index) => {
    const flaw = index < length ? flawOf(round, pad.players) : { code: "game_is_over" as const };
    if (flaw) throw new PadError(flaw, index + 1, pad.players);
  });
}

function flawOf(round: PadRound, players: readonly string[]): Flaw | null {
  const { how, by, hands } = round;
  if (!isPlace(by, players)) return { code: "no_such_player" };
  if (hands.length !== players.length && (hands.length || isScored(how)))
    return { code: "hands_missing" };
  return problemsOf(round)[0] ?? bonusMissing(round);
}

function readHand(hand: WrittenHand, round: number, players: readonly string[]): PadHand {
  const { cards, points, bonus } = hand;
  if (
    (cards === undefined) === (points === undefined) ||
    (cards !== undefined && bonus !== undefined)
  )
    throw new PadError({ code: "not_a_hand" }, round, players);
  if (points !== undefined) return bonus === undefined ? { points } : { points, bonus };
  const read = readTyped(cards ?? "");
  if (read.unread) throw new PadError({ code: "wrong_cards" }, round, players);
  const excess = tooMany(read.cards);
  if (excess) throw new PadError(excess, round, players);
  return { cards: read.cards.join("") };
}
