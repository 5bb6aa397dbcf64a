// Lengths are user units, `colour` and `fill` are CSS colours, `d` is path data, `transform` is an
// SVG transform. They come from this folder only, so they are not escaped. `opacity` is from 0 to
// 1.
import { fingerprint } from './fingerprint.ts'

/** Rounds a length to a tenth: 12.345 becomes '12.3'. */
export function units(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function seeThrough(what: 'fill' | 'stroke', opacity: number): string {
  return opacity === 1 ? '' : ` ${what}-opacity="${String(opacity).replace(/^0/, '')}"`
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${seeThrough('fill', opacity)}/>`
}

export function placedPath(transform: string, d: string, fill: string): string {
  return `<path transform="${transform}" d="${d}" fill="${fill}"/>`
}

/** The line has flat ends and sharp corners. */
export function line(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** The line has round ends and corners. */
export function stroke(d: string, colour: string, width = 4, opacity = 1): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ends}${seeThrough('stroke', opacity)}/>`
}

/** The centre is x, y. */
export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${units(x)}" cy="${units(y)}" r="${units(radius)}" fill="${fill}"${seeThrough('fill', opacity)}/>`
}

/** The centre is x, y. */
export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${units(x)}" cy="${units(y)}" r="${units(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** The centre is x, y. */
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

/** The upper left corner is x, y. */
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

/** The upper left corner is x, y. */
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

/** The upper left corner is x, y. */
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

/** Draws a leaf with its base at x, y. `turn` is in degrees, 0 is upright. `vein` is a colour. */
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

export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`
}

export function each<const T>(
  things: readonly T[],
  draw: (thing: T, index: number) => string,
): string {
  return things.map(draw).join('')
}

/** Draws each number from 0 to below `count`. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/**
 * Fills a surface from 0, 0 with a repeated tile. Its id is a hash of its content, so that equal
 * ids in a page are equal tiles.
 */
export function tiled(
  tile: { width: number; height: number; top?: number; art: string },
  surface: { top: number; width: number; height: number },
): string {
  const size = `width="${tile.width}" height="${tile.height}"${tile.top ? ` y="${tile.top}"` : ''}`
  const id = `p${fingerprint(size + tile.art)}`
  const pattern = `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse">${tile.art}</pattern>`
  return `<defs>${pattern}</defs>${rect(0, surface.top, surface.width, surface.height, `url(#${id})`)}`
}

/** Returns the SVG document. `label` describes the picture and must be escaped. */
export function picture(width: number, height: number, label: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${content}</svg>`
}
