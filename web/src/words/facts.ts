/** What happens around the cards, in short sentences. */

import type { GameEvent, Happening, SeatLeft } from "../protocol/messages.ts";
import { clausesOf } from "../rules/applied.ts";
import { properName, type Reader } from "../model/selectors.ts";
import { nameOf, sentence, told } from "./told.ts";
import { t, textKey } from "./texts.svelte.ts";

/** What a player decides; the rest chance or the rules do. */
const CHOSEN: ReadonlySet<GameEvent["event"]> = new Set([
  "kept",
  "took_top",
  "laid_duo",
  "picked",
  "called",
]);

export interface Line {
  readonly key: string;
  readonly text: string;
  readonly isOwn: boolean;
  /** The reader did just that, and need not hear of it. */
  readonly isKnown: boolean;
  /** The rules that it went by. */
  readonly clauses: readonly string[];
}

/** The lines of a happening: those of the game's events, or one about the table. */
export function lines(happening: Happening, reader: Reader): Line[] {
  const { fact, events, number } = happening;
  const isOwn = "seat" in fact && fact.seat === reader.reader;
  const around = aroundTheCards(happening, reader);
  const told = [
    ...(around === null ? [] : [{ text: around, clauses: [], isKnown: isOwn }]),
    ...events.flatMap((event) => {
      const line = eventLine(event, reader);
      return line ? [{ ...line, isKnown: isOwn && CHOSEN.has(event.event) }] : [];
    }),
  ];
  return told.map((line, index) => ({ ...line, key: `${number}.${index}`, isOwn }));
}

/** What is heard of it: not what the reader has chosen, but what came of it. */
export function spokenLines(happening: Happening, reader: Reader): Line[] {
  return lines(happening, reader).filter((line) => !line.isKnown);
}

export function eventLine(event: GameEvent, reader: Reader): Pick<Line, "text" | "clauses"> | null {
  const text = sentence(event, reader);
  return text === null ? null : { text, clauses: clausesOf(event) };
}

/** By now somebody else may sit there, even the reader. */
function whoGotUp({ seat, name, opponent }: SeatLeft, reader: Reader): Record<string, string> {
  const left = name || properName(opponent ?? "") || nameOf(seat, { ...reader, names: [] });
  const isReader = seat === reader.reader && left === nameOf(seat, reader);
  return { name: left, you: isReader ? "yes" : "no" };
}

function aroundTheCards({ fact }: Happening, reader: Reader): string | null {
  switch (fact.kind) {
    case "joined":
      return told("online-joined", fact.seat, reader, { name: fact.name });
    case "seat_freed":
      return told("online-freed", fact.seat, reader, whoGotUp(fact, reader));
    case "stood_in":
      return told(fact.has_left ? "online-left" : "online-stood-in", fact.seat, reader);
    case "came_back":
      return told("online-came-back", fact.seat, reader);
    case "resigned":
      return told("online-resigned", fact.seat, reader);
    case "wanted":
      return told(
        fact.what === "pause" ? "online-wants-pause" : "online-wants-back",
        fact.seat,
        reader,
      );
    case "declined":
      return told("online-declined", fact.seat, reader);
    case "took_back":
      return told("online-took-back", fact.seat, reader);
    case "paused":
      return t("online-paused");
    case "resumed":
      return told("online-resumed", fact.seat, reader);
    case "said":
      return told("online-said", fact.seat, reader, {
        phrase: t(textKey("phrase", fact.phrase)),
      });
    case "rematch_wanted":
      return told("online-wants-rematch", fact.seat, reader);
    case "opened":
    case "bot_seated":
    case "changed":
    case "salted":
    case "start_wanted":
    case "started":
    case "agreed":
    case "hand_opened":
    case "advised":
    case "new_game":
    case "move_made":
      return null;
  }
}
