// The SVG elements that all drawings are made of. Lengths are user units, `colour` and `fill` are
// CSS colours, `d` is path data, `transform` an SVG transform; all of them come from this room, so
// none is escaped. `opacity` runs from 0 to 1.
import { fingerprint } from './fingerprint.ts'

/** A length to a tenth: 12.345 → '12.3'. */
export function units(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function seeThrough(what: 'fill' | 'stroke', opacity: number): string {
  return opacity === 1 ? '' : ` ${what}-opacity="${String(opacity).replace(/^0/, '')}"`
}

/** A filled path. */
export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${seeThrough('fill', opacity)}/>`
}

/** A filled path that is moved or turned. */
export function placedPath(transform: string, d: string, fill: string): string {
  return `<path transform="${transform}" d="${d}" fill="${fill}"/>`
}

/** A line with flat ends and sharp corners. */
export function line(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** A line with round ends and corners, as a brush draws it. */
export function stroke(d: string, colour: string, width = 4, opacity = 1): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ends}${seeThrough('stroke', opacity)}/>`
}

/** A filled circle around x, y. */
export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${units(x)}" cy="${units(y)}" r="${units(radius)}" fill="${fill}"${seeThrough('fill', opacity)}/>`
}

/** The outline of a circle around x, y. */
export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${units(x)}" cy="${units(y)}" r="${units(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** A filled ellipse around x, y. */
export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  opacity = 1,
): string {
  return `<ellipse cx="${units(x)}" cy="${units(y)}" rx="${units(radiusX)}" ry="${units(radiusY)}" fill="${fill}"${seeThrough('fill', opacity)}/>`
}

/** A filled rectangle with its corner at x, y. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string {
  return path(
    `M${units(x)} ${units(y)}h${units(width)}v${units(height)}h${units(-width)}z`,
    fill,
    opacity,
  )
}

/** A filled rectangle with round corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  opacity = 1,
): string {
  return `<rect ${roundRect(x, y, width, height, radius)} fill="${fill}"${seeThrough('fill', opacity)}/>`
}

/** The outline of a rectangle with round corners. */
export function boxOutline(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour: string,
  thickness: number,
): string {
  return `<rect ${roundRect(x, y, width, height, radius)} fill="none" stroke="${colour}" stroke-width="${thickness}"/>`
}

function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  return `x="${units(x)}" y="${units(y)}" width="${units(width)}" height="${units(height)}" rx="${radius}"`
}

/** A leaf that grows from x, y; turn is in degrees, 0 straight up; with a vein if a colour for it is given. */
export function leafShape(
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  fill: string,
  vein?: string,
): string {
  const blade = `M0 0q${units(width)} ${units(-length / 2)} 0 ${-length}q${units(-width)} ${units(length / 2)} 0 ${length}`
  return group(
    `translate(${units(x)} ${units(y)})rotate(${units(turn)})`,
    path(blade, fill) + (vein ? stroke(`M0-3V${units(-length * 0.8)}`, vein, 2) : ''),
  )
}

/** Some elements moved or turned together. */
export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`
}

/** A drawing for each of the things, one after another. */
export function each<const T>(
  things: readonly T[],
  draw: (thing: T, index: number) => string,
): string {
  return things.map(draw).join('')
}

/** A drawing for each number from 0 up to, not including, count. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** A surface from 0, 0 that is filled with a repeated tile, which is named by what it is: alike in one page are alike. */
export function tiled(
  tile: { width: number; height: number; top?: number; art: string },
  surface: { top: number; width: number; height: number },
): string {
  const size = `width="${tile.width}" height="${tile.height}"${tile.top ? ` y="${tile.top}"` : ''}`
  const id = `p${fingerprint(size + tile.art)}`
  const pattern = `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse">${tile.art}</pattern>`
  return `<defs>${pattern}</defs>${rect(0, surface.top, surface.width, surface.height, `url(#${id})`)}`
}

/** The whole picture: width × height units; `label` says what it shows and must be escaped. */
export function picture(width: number, height: number, label: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${content}</svg>`
}
