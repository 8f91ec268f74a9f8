/** How a game ended, to be shown to others: no more than all players know by then. */
export interface Poster {
  readonly title: string;
  readonly lines: readonly string[];
  /** Under the masks, in the same order. */
  readonly names: readonly { readonly words: string; readonly won: boolean }[];
  /** Drawings of the masks on the page. */
  readonly masks: readonly Element[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const FACE = 170;
const TITLE_FONT = '"IM Fell English SC", Georgia, serif';
const TEXT_FONT = '"Alegreya Sans", system-ui, sans-serif';

/** Shares the picture, or hands it to the browser as a file; a person who changes their mind is no failure. */
export async function givePicture(poster: Poster): Promise<void> {
  const file = new File([await paint(poster)], "inkognito.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) === true) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function paint({ title, lines, names, masks }: Poster): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser cannot paint");
  await document.fonts.ready;
  drawNight(pen);
  pen.textAlign = "center";
  write(pen, "Inkognito", { font: TITLE_FONT, size: 54, y: 84, colour: "#ffc979" });
  write(pen, title, { font: TITLE_FONT, size: 66, y: 176, colour: "#f1e9d6" });
  const faces = await Promise.all(masks.map(imageOf));
  const step = Math.min(230, (WIDTH - 80) / Math.max(1, names.length));
  for (const [i, { words, won }] of names.entries()) {
    const x = WIDTH / 2 + (i - (names.length - 1) / 2) * step;
    pen.globalAlpha = won ? 1 : 0.45;
    const face = faces[i];
    if (face !== undefined) {
      const width = (FACE * face.width) / face.height;
      pen.drawImage(face, x - width / 2, 216, width, FACE);
    }
    pen.globalAlpha = 1;
    const colour = won ? "#ffc979" : "#b4c4c3";
    write(pen, won ? `★ ${words}` : words, {
      font: TEXT_FONT,
      size: 30,
      x,
      y: 430,
      colour,
      room: step - 12,
    });
  }
  for (const [i, line] of lines.entries()) {
    write(pen, line, { font: TEXT_FONT, size: 32, y: 500 + i * 46, colour: "#f1e9d6" });
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob))),
  );
}

/** Deep water, a moon and its light. */
function drawNight(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, "#0b2a33");
  sky.addColorStop(1, "#06171d");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const moon = pen.createRadialGradient(1040, 90, 30, 1040, 90, 420);
  moon.addColorStop(0, "#f6efdf");
  moon.addColorStop(0.09, "#f6efdf");
  moon.addColorStop(0.1, "rgb(246 239 223 / 22%)");
  moon.addColorStop(1, "rgb(246 239 223 / 0%)");
  pen.fillStyle = moon;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = "rgb(169 227 221 / 14%)";
  pen.lineWidth = 3;
  for (let y = 470; y < HEIGHT; y += 26) {
    pen.beginPath();
    for (let x = 0; x <= WIDTH; x += 30) pen.lineTo(x, y + 4 * Math.sin(x / 46 + y));
    pen.stroke();
  }
}

interface Writing {
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly x?: number;
  readonly y: number;
  /** Long words are set smaller until they fit. */
  readonly room?: number;
}

function write(pen: CanvasRenderingContext2D, words: string, how: Writing): void {
  const { font, size, colour, x = WIDTH / 2, y, room = WIDTH - 100 } = how;
  pen.font = `${size}px ${font}`;
  const fitting = Math.min(1, room / Math.max(1, pen.measureText(words).width));
  pen.font = `${size * fitting}px ${font}`;
  pen.fillStyle = colour;
  pen.fillText(words, x, y);
}

/** A drawing of the page as a picture of its own. */
async function imageOf(drawing: Element): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as Element;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  // What comes from the page's style sheets does not come along.
  const copies = copy.querySelectorAll("*");
  for (const [i, part] of drawing.querySelectorAll("*").entries()) {
    const { fill, stroke, opacity } = getComputedStyle(part);
    for (const [name, value] of Object.entries({ fill, stroke, opacity })) {
      copies[i]?.setAttribute(name, value);
    }
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
