/** A picture of the final score, drawn with the project's own cards. */

import { GROUNDS, MOTIFS, colourOf, kindOf } from "../cards/kinds.ts";
import { paper, silhouette } from "../cards/paper.ts";
import type { CardText } from "../protocol/messages.ts";

export interface PicturePlayer {
  readonly name: string;
  readonly score: number;
  readonly isWinner: boolean;
}

export interface Picture {
  readonly title: string;
  readonly about: string;
  readonly target: number;
  /** The best first. */
  readonly players: readonly PicturePlayer[];
  readonly cards: readonly CardText[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const INK = "#1c2b33";
const SOFT = "#4d5f68";
const SEA = "#e6edec";
const PAPER = "#fcfaf5";
const LINE = "#c3d0cf";
const ACCENT = "#0d5f6e";
const WARM = "#8f4a12";
const FAMILY = '"Nunito Variable", system-ui, sans-serif';

/** Where the rows of the players stand: [top, height of a row, size of its letters]. */
export interface Row {
  readonly y: number;
  readonly letters: number;
  readonly bar: { readonly y: number; readonly height: number; readonly share: number };
}

const LEFT = 84;
const RIGHT = 690;
const FIRST = 200;
const LAST = 520;

export function rowsIn({ players, target }: Picture): Row[] {
  const height = Math.min(110, (LAST - FIRST) / Math.max(1, players.length));
  const longest = Math.max(target, ...players.map((player) => player.score), 1);
  return players.map(({ score }, place) => {
    const y = FIRST + place * height + height * 0.5;
    const bar = {
      y: y + height * 0.14,
      height: height * 0.16,
      share: Math.max(0, score) / longest,
    };
    return { y, letters: Math.round(Math.min(46, height * 0.46)), bar };
  });
}

export async function drawPicture(picture: Picture): Promise<Blob> {
  await fontsFor(picture);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser has no canvas");
  drawSheet(brush);
  drawWords(brush, picture);
  picture.players.forEach((player, place) => {
    const row = rowsIn(picture)[place];
    if (row) drawPlayer(brush, player, row);
  });
  picture.cards.forEach((card, place) => drawCard(brush, card, place, picture.cards.length));
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
}

/** The letters of these very names; a picture without them is drawn in the system's. */
async function fontsFor({ title, about, players }: Picture): Promise<void> {
  const text = [title, about, "papersea 0123456789", ...players.map((each) => each.name)].join(" ");
  const loaded = [600, 800].map((weight) => document.fonts.load(`${weight} 40px ${FAMILY}`, text));
  const patience = new Promise((done) => setTimeout(done, 2000));
  await Promise.race([Promise.all(loaded).catch(() => undefined), patience]);
}

function drawSheet(brush: CanvasRenderingContext2D): void {
  brush.fillStyle = SEA;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  drawWaves(brush);
  brush.save();
  brush.shadowColor = "rgb(20 40 50 / 0.2)";
  brush.shadowBlur = 30;
  brush.shadowOffsetY = 8;
  brush.fillStyle = PAPER;
  brush.beginPath();
  brush.roundRect(40, 40, WIDTH - 80, HEIGHT - 80, 28);
  brush.fill();
  brush.restore();
}

function drawWaves(brush: CanvasRenderingContext2D): void {
  ["#8cbac5", "#568fa3", "#33667f"].forEach((fill, row) => {
    brush.fillStyle = fill;
    const top = HEIGHT - 90 + row * 26;
    for (let x = -30 * (row + 1); x < WIDTH + 60; x += 60) {
      brush.beginPath();
      brush.moveTo(x, top + 18);
      brush.lineTo(x + 30, top);
      brush.lineTo(x + 60, top + 18);
      brush.lineTo(x + 60, HEIGHT);
      brush.lineTo(x, HEIGHT);
      brush.fill();
    }
  });
}

function write(
  brush: CanvasRenderingContext2D,
  text: string,
  place: { readonly x: number; readonly y: number; readonly width?: number },
  look: { readonly size: number; readonly weight?: number; readonly fill?: string },
): void {
  brush.font = `${look.weight ?? 800} ${look.size}px ${FAMILY}`;
  brush.fillStyle = look.fill ?? INK;
  brush.fillText(fitting(brush, text, place.width ?? WIDTH), place.x, place.y);
}

/** As much of a text as there is room for. */
function fitting(brush: CanvasRenderingContext2D, text: string, width: number): string {
  if (brush.measureText(text).width <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map((each) => each.segment);
  while (letters.length && brush.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("")}…`;
}

function drawWords(brush: CanvasRenderingContext2D, { title, about }: Picture): void {
  const width = RIGHT - LEFT;
  write(brush, title, { x: LEFT, y: 118, width }, { size: 50 });
  write(brush, about, { x: LEFT, y: 160, width }, { size: 28, weight: 600, fill: SOFT });
  write(brush, "papersea", { x: LEFT, y: 562 }, { size: 30, fill: ACCENT });
}

function drawPlayer(brush: CanvasRenderingContext2D, player: PicturePlayer, row: Row): void {
  const { y, letters: size, bar } = row;
  brush.textAlign = "right";
  write(brush, String(player.score), { x: RIGHT, y }, { size: size * 1.1 });
  brush.textAlign = "left";
  if (player.isWinner) write(brush, "★", { x: LEFT, y }, { size: size * 0.8, fill: WARM });
  const x = LEFT + size * 1.05;
  const width = RIGHT - x - size * 2.6;
  write(brush, `\u2068${player.name}\u2069`, { x, y, width }, { size });
  const length = RIGHT - x;
  brush.fillStyle = LINE;
  brush.beginPath();
  brush.roundRect(x, bar.y, length, bar.height, bar.height / 2);
  brush.fill();
  if (!bar.share) return;
  brush.fillStyle = ACCENT;
  brush.beginPath();
  brush.roundRect(x, bar.y, Math.max(bar.height, length * bar.share), bar.height, bar.height / 2);
  brush.fill();
}

const CARD_SCALE = 1.85; // cards are drawn on a grid of 100 × 140

function drawCard(
  brush: CanvasRenderingContext2D,
  card: CardText,
  place: number,
  count: number,
): void {
  const lean = place - (count - 1) / 2;
  brush.save();
  brush.translate(935 + lean * 106, 310 + Math.abs(lean) * 26);
  brush.rotate(lean * 0.2);
  brush.scale(CARD_SCALE, CARD_SCALE);
  brush.translate(-50, -70);
  drawFace(brush, card);
  brush.restore();
}

function drawFace(brush: CanvasRenderingContext2D, card: CardText): void {
  const { ground, mark } = GROUNDS[colourOf(card)];
  const { facets, icon } = MOTIFS[kindOf(card)];
  const face = new Path2D();
  face.roundRect(0, 0, 100, 140, 7);
  brush.save();
  brush.shadowColor = "rgb(20 40 50 / 0.35)";
  brush.shadowBlur = 18;
  brush.shadowOffsetY = 6;
  brush.fillStyle = ground;
  brush.fill(face);
  brush.restore();
  brush.clip(face);
  fold(brush, "rgb(255 255 255 / 0.1)", [0, 0, 62, 0, 0, 124]);
  fold(brush, "rgb(0 0 0 / 0.07)", [100, 20, 100, 140, 10, 140]);
  brush.save();
  brush.translate(6, 40);
  brush.scale(0.88, 0.88);
  drawMotif(brush, facets);
  brush.restore();
  drawTab(brush, icon, { x: 0, turn: 1 });
  drawTab(brush, mark, { x: 100, turn: -1 });
}

function fold(brush: CanvasRenderingContext2D, fill: string, corners: readonly number[]): void {
  brush.fillStyle = fill;
  brush.beginPath();
  for (let at = 0; at < corners.length; at += 2) {
    brush.lineTo(corners[at] ?? 0, corners[at + 1] ?? 0);
  }
  brush.fill();
}

function drawMotif(
  brush: CanvasRenderingContext2D,
  facets: (typeof MOTIFS)[keyof typeof MOTIFS]["facets"],
): void {
  brush.save();
  brush.translate(2.2, 3);
  brush.fillStyle = "rgb(0 0 0 / 0.26)";
  brush.fill(new Path2D(silhouette(facets)));
  brush.restore();
  for (const { shade, points } of facets) {
    const shape = new Path2D(`M${points.split(" ").join("L")}Z`);
    brush.fillStyle = brush.strokeStyle = paper(shade);
    brush.lineWidth = 0.35;
    brush.fill(shape);
    brush.stroke(shape);
  }
}

/** The folded corner with the icon of the kind or the mark of the colour. */
function drawTab(
  brush: CanvasRenderingContext2D,
  icon: string,
  { x, turn }: { readonly x: number; readonly turn: 1 | -1 },
): void {
  brush.save();
  brush.translate(x, 0);
  brush.scale(turn, 1);
  brush.fillStyle = paper(0);
  brush.fill(new Path2D("M0 7A7 7 0 0 1 7 0H27V21L21 27H0Z"));
  brush.fillStyle = paper(0.42);
  brush.fill(new Path2D("M27 21L21 27V21Z"));
  brush.translate(turn === 1 ? 3 : 23, 3);
  brush.scale((turn * 20) / 24, 20 / 24);
  brush.fillStyle = "#0c0f16";
  brush.fill(new Path2D(icon), "evenodd");
  brush.restore();
}
