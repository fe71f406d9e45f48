/** Texts as points: the closer, the more alike. A list next to the map names them; pointing at an entry or its point marks both. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { projected, type Point } from "./projection.ts";

interface Properties {
  texts: readonly string[];
  vectors: readonly (readonly number[])[];
}

const size = 100;
const margin = 9;
const radius = 3.4;

export function PointMap({ texts, vectors }: Properties): JSX.Element {
  const marked = useSignal<number | undefined>(undefined);
  const points = apart(projected(vectors).map(({ x, y }) => ({ x: place(x), y: place(-y) })));
  const mark = (index: number | undefined) => () => void (marked.value = index);
  return (
    <figure class="map">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Map of the texts: texts that mean the same are close to each other">
        {points.map(({ x, y }, index) => (
          <g
            key={index}
            class="map-point"
            data-marked={marked.value === index}
            onPointerEnter={mark(index)}
            onPointerLeave={mark(undefined)}
          >
            <circle cx={x} cy={y} r={radius} />
            <text x={x} y={y} dy="0.34em">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol class="map-texts">
          {texts.map((text, index) => (
            <li key={index} data-marked={marked.value === index} onPointerEnter={mark(index)} onPointerLeave={mark(undefined)}>
              {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

const place = (coordinate: number): number => margin + ((coordinate + 1) / 2) * (size - 2 * margin);

const rounds = 60;

/** Moves points that cover each other apart until each number can be read; the others stay where they are. */
function apart(points: readonly Point[]): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        const missing = (2 * radius - distance) / 2;
        if (missing <= 0) continue;
        // Points at the same place go apart sideways.
        const [stepX, stepY] = distance < 1e-6 ? [missing, 0] : [(dx / distance) * missing, (dy / distance) * missing];
        one.x -= stepX;
        one.y -= stepY;
        other.x += stepX;
        other.y += stepY;
      }
    }
  }
  return moved;
}
