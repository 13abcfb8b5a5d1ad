/** What the person is about to do: taps become moves, and moves that are not legal an explanation.
 *
 * Whether a move is legal the server knows: one that it did not offer is sent all the same, and
 * its refusal says why. */

import { untrack } from "svelte";
import type { Call, CardText, Command, GameState, Pile, Seat } from "../protocol/messages.ts";
import { moveText } from "../protocol/moves.ts";
import { preferences } from "../device/preferences.svelte.ts";
import { type Explanation, explain } from "../words/refusing.ts";
import {
  can,
  duos,
  isMyTurn,
  pilesFor,
  readerOf,
  searchable,
  takable,
  victims,
} from "../model/selectors.ts";
import type { Showing } from "./showing.svelte.ts";
import type { TableModel } from "../model/table.ts";
import { t } from "../words/texts.svelte.ts";
import { type DuoKind, duoKind } from "../model/duos.ts";

/** What was chosen and asked in one position. It ends with the position. */
interface Draft {
  readonly position: number;
  /** Which of the two cards drawn is kept: 0 or 1. */
  readonly kept: number | null;
  /** Cards of the hand that are chosen for a duo. */
  readonly chosen: readonly { readonly key: string; readonly card: CardText }[];
  /** `undefined` until somebody has chosen, or put the choice aside. */
  readonly victim: Seat | null | undefined;
  readonly call: Call | null;
  /** The kind of duo for which the two cards are still to be chosen. */
  readonly whichDuo: DuoKind | null;
  readonly refusal: Explanation | null;
  /** A question has not been answered yet. */
  readonly isBusy: boolean;
}

const NOTHING = {
  kept: null,
  chosen: [],
  victim: undefined,
  call: null,
  whichDuo: null,
  refusal: null,
  isBusy: false,
} satisfies Omit<Draft, "position">;

export class Turn {
  /** What goes on by itself, until the next draw. */
  hint = $state<string | null>(null);
  #draft = $state.raw<Draft>({ position: 0, ...NOTHING });
  #searchedAt = 0;

  constructor(readonly session: Showing) {}

  get #here(): Draft {
    const { position } = this.model;
    return this.#draft.position === position ? this.#draft : { position, ...NOTHING };
  }

  #change(changes: Partial<Omit<Draft, "position">>): void {
    this.#draft = { ...this.#here, ...changes };
  }

  get kept(): number | null {
    return this.#here.kept;
  }

  get chosen(): Draft["chosen"] {
    return this.#here.chosen;
  }

  /** Who is robbed: where there is only one to rob, nobody has to say it. */
  get victim(): Seat | null {
    const { victim } = this.#here;
    return victim === undefined ? only(victims(this.game)) : victim;
  }

  get call(): Call | null {
    return this.#here.call;
  }

  get whichDuo(): DuoKind | null {
    return this.#here.whichDuo;
  }

  get refusal(): Explanation | null {
    return this.#here.refusal;
  }

  /** While a question is open nothing else is asked in its position: taps are not kept for later,
   * for the second one of a double tap would become a move. */
  get isBusy(): boolean {
    return this.#here.isBusy;
  }

  get model(): TableModel {
    return this.session.model;
  }

  get game(): GameState | null {
    return this.model.game;
  }

  /** What was refused is forgiven: why, is not true any more. */
  forgive(): void {
    this.#change({ refusal: null });
  }

  /** What a sheet asks is not decided now. */
  putAside(): void {
    this.#change({ call: null, whichDuo: null, victim: null });
  }

  /** Why a move was refused is said in its own position only. */
  async play(move: string): Promise<void> {
    const { position } = this.model;
    const refusal = await this.#try(() => this.session.play(move));
    if (refusal && this.model.position === position) this.#change({ refusal });
  }

  /** Something that is no move. */
  async run(command: Command): Promise<void> {
    const refusal = await this.#try(() => this.session.do(command));
    if (refusal) this.#change({ refusal });
  }

  /** Why it was not done. */
  async #try(deed: () => Promise<unknown>): Promise<Explanation | null> {
    if (this.isBusy) return null;
    const { position } = this.model;
    this.#change({ isBusy: true, refusal: null });
    try {
      await deed();
      return null;
    } catch (error) {
      return explain(error, readerOf(this.model));
    } finally {
      if (this.model.position === position) this.#change({ isBusy: false });
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
      this.#change({ refusal: { text: t("now-keep"), clause: "T3" } });
      return;
    }
    if (game?.step === "search") return this.play(moveText({ move: "search", pile }));
    return this.play(moveText({ move: "take_top", pile }));
  }

  /** Where only one pile can be looked through, nobody has to say which. Once in each position: if it
   * fails, the person is asked. */
  searchOnlyPile(): void {
    const { position } = this.model;
    const pile = only(searchable(this.game));
    if (!pile || this.isBusy || this.#searchedAt === position) return;
    this.#searchedAt = position;
    untrack(() => void this.play(moveText({ move: "search", pile })));
  }

  /** One of the two cards drawn: it is kept; where there is no choice, the other goes by itself. */
  async keep(index: number): Promise<void> {
    const card = this.game?.drawn?.[index];
    if (!card) return;
    preferences.learn("choice");
    this.#change({ kept: index, refusal: null });
    const [pile, another] = pilesFor(this.game, card);
    if (!pile || another) return;
    const other = this.game?.drawn?.[1 - index];
    this.hint = other ? t("now-put-forced", { card: other }) : "";
    await this.play(moveText({ move: "keep", card, pile }));
  }

  chooseAgain(): void {
    this.#change({ kept: null });
  }

  /** A card of the hand: two of them make a duo, or the reason why not. */
  choose(key: string, card: CardText): void {
    const without = this.chosen.filter((each) => each.key !== key);
    const isNew = without.length === this.chosen.length;
    const chosen = isNew ? [...without.slice(-1), { key, card }] : without;
    this.#change({ chosen, refusal: null });
  }

  layChosen(): Promise<void> {
    const [first, second] = this.chosen;
    if (!first || !second) return Promise.resolve();
    return this.lay(first.card, second.card);
  }

  lay(first: CardText, second: CardText): Promise<void> {
    this.#change({ whichDuo: null });
    return this.play(moveText({ move: "lay_duo", first, second }));
  }

  /** The duo of a kind, or the question which two cards. */
  layKind(kind: DuoKind): Promise<void> {
    const possible = duos(this.game).filter((each) => duoKind(each.first) === kind);
    const [first, another] = possible;
    if (first && !another) return this.lay(first.first, first.second);
    this.#change({ whichDuo: kind });
    return Promise.resolve();
  }

  rob(seat: Seat): Promise<void> {
    if (this.game?.step === "steal" && victims(this.game).includes(seat)) {
      this.#change({ victim: seat });
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
    this.#change({ call, refusal: null });
    return Promise.resolve();
  }

  confirm(): Promise<void> {
    const { call } = this;
    this.#change({ call: null });
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
