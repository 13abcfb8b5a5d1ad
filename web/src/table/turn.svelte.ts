/** What the person is about to do: taps become moves, and moves that are not legal an explanation.
 *
 * Whether a move is legal the server knows: one that it did not offer is sent all the same, and
 * its refusal says why. */

import type { Call, CardText, Command, GameState, Pile, Seat } from "../protocol/messages.ts";
import { moveText } from "../protocol/moves.ts";
import { preferences } from "../state/preferences.svelte.ts";
import { type Explanation, explain } from "../state/refusing.ts";
import {
  can,
  duos,
  isMyTurn,
  pilesFor,
  readerOf,
  searchable,
  takable,
  victims,
} from "../state/selectors.ts";
import type { Showing } from "../state/showing.svelte.ts";
import type { TableModel } from "../state/table.ts";
import { cardName } from "../state/told.ts";
import { t } from "../texts/texts.svelte.ts";
import { type DuoKind, duoKind } from "./duos.ts";

export class Turn {
  /** Which of the two cards drawn is kept: 0 or 1. */
  kept = $state<number | null>(null);
  /** Cards of the hand that are chosen for a duo. */
  chosen = $state.raw<readonly { readonly key: string; readonly card: CardText }[]>([]);
  victim = $state<Seat | null>(null);
  call = $state<Call | null>(null);
  /** The kind of duo for which the two cards are still to be chosen. */
  whichDuo = $state<DuoKind | null>(null);
  refusal = $state.raw<Explanation | null>(null);
  hint = $state<string | null>(null);
  isBusy = $state(false);

  constructor(readonly session: Showing) {}

  get model(): TableModel {
    return this.session.model;
  }

  get game(): GameState | null {
    return this.model.game;
  }

  /** Everything chosen so far was for a position that is gone. */
  forget(): void {
    this.kept = null;
    this.victim = null;
    this.call = null;
    this.whichDuo = null;
    this.chosen = [];
    this.refusal = null;
    if (this.game?.step === "steal") this.victim = only(victims(this.game));
  }

  play(move: string): Promise<void> {
    return this.#try(() => this.session.play(move));
  }

  /** Something that is no move. */
  run(command: Command): Promise<void> {
    return this.#try(() => this.session.do(command));
  }

  async #try(deed: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refusal = null;
    try {
      await deed();
    } catch (error) {
      this.refusal = explain(error, readerOf(this.model));
    } finally {
      this.isBusy = false;
    }
  }

  deck(): Promise<void> {
    this.hint = null;
    preferences.learn("first");
    return this.play("D");
  }

  /** A tap on a pile: what it means depends on the step. */
  async pile(pile: Pile): Promise<void> {
    this.hint = null;
    preferences.learn("first");
    const { game } = this;
    if (game?.step === "keep" && game.drawn) {
      const card = game.drawn[this.kept ?? -1];
      if (card) return this.play(moveText({ move: "keep", card, pile }));
      this.refusal = { text: t("now-keep"), clause: "T3" };
      return;
    }
    if (game?.step === "search") return this.play(moveText({ move: "search", pile }));
    return this.play(moveText({ move: "take_top", pile }));
  }

  /** One of the two cards drawn: it is kept; where there is no choice, the other goes by itself. */
  async keep(index: number): Promise<void> {
    const card = this.game?.drawn?.[index];
    if (!card) return;
    this.kept = index;
    this.refusal = null;
    const [pile, another] = pilesFor(this.game, card);
    if (!pile || another) return;
    const other = this.game?.drawn?.[1 - index];
    this.hint = t("now-put-forced", { card: other ? cardName(other) : "" });
    await this.play(moveText({ move: "keep", card, pile }));
  }

  chooseAgain(): void {
    this.kept = null;
  }

  /** A card of the hand: two of them make a duo, or the reason why not. */
  choose(key: string, card: CardText): void {
    this.refusal = null;
    const without = this.chosen.filter((each) => each.key !== key);
    const isNew = without.length === this.chosen.length;
    this.chosen = isNew ? [...without.slice(-1), { key, card }] : without;
  }

  layChosen(): Promise<void> {
    const [first, second] = this.chosen;
    if (!first || !second) return Promise.resolve();
    return this.lay(first.card, second.card);
  }

  lay(first: CardText, second: CardText): Promise<void> {
    this.whichDuo = null;
    return this.play(moveText({ move: "lay_duo", first, second }));
  }

  /** The duo of a kind, or the question which two cards. */
  layKind(kind: DuoKind): Promise<void> {
    const possible = duos(this.game).filter((each) => duoKind(each.first) === kind);
    const [first, another] = possible;
    if (first && !another) return this.lay(first.first, first.second);
    this.whichDuo = kind;
    return Promise.resolve();
  }

  rob(seat: Seat): Promise<void> {
    if (this.game?.step === "steal" && victims(this.game).includes(seat)) {
      this.victim = seat;
      return Promise.resolve();
    }
    return this.play(moveText({ move: "steal", victim: seat }));
  }

  /** Any card of a fan of backs: which one it is, chance decides. */
  stealBlindly(): Promise<void> {
    const { victim } = this;
    if (victim === null) return Promise.resolve();
    return this.play(moveText({ move: "steal", victim }));
  }

  end(): Promise<void> {
    return this.play(".");
  }

  /** A call is asked once more before it is made. */
  ask(call: Call): Promise<void> {
    if (!can(this.game, call === "stop" ? "stop" : "last_chance")) return this.#call(call);
    this.refusal = null;
    this.call = call;
    return Promise.resolve();
  }

  confirm(): Promise<void> {
    const { call } = this;
    this.call = null;
    return call ? this.#call(call) : Promise.resolve();
  }

  #call(call: Call): Promise<void> {
    return this.play(call === "stop" ? "STOP" : "LAST");
  }

  /** What can be tapped now. */
  get lifted(): readonly string[] {
    const { game } = this;
    if (!isMyTurn(game) || !game || this.model.table?.phase !== "playing") return [];
    const kept = game.drawn?.[this.kept ?? -1];
    const piles = [...takable(game), ...(kept ? pilesFor(game, kept) : []), ...searchable(game)];
    return [
      ...(can(game, "draw_two") ? ["deck"] : []),
      ...piles.map((pile) => `pile-${pile}`),
      ...(this.victim === null ? victims(game).map((seat) => `seat-${seat}`) : []),
    ];
  }
}

function only<T>(items: readonly T[]): T | null {
  const [first, another] = items;
  return first !== undefined && another === undefined ? first : null;
}
