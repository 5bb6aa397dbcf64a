import type { Chance } from './chance.ts'

/** All colours are `#rrggbb`. */
export interface Tones {
  main: string
  accent: string
  light: string
  dark: string
  /** The ground is behind the drawing. */
  ground: string
}

/** A drawing fits into a circle of 118 units around 150, 150. */
export type DrawGoods = (tone: Tones, random: Chance) => string

export const tones: readonly [Tones, ...Tones[]] = [
  { main: '#34307a', accent: '#f0a42a', light: '#f7ead2', dark: '#221e52', ground: '#ece3f0' },
  { main: '#b5472f', accent: '#f3c06b', light: '#fbf0dc', dark: '#7c2a19', ground: '#f6e2d0' },
  { main: '#1f6b5d', accent: '#e8a13c', light: '#f3efdb', dark: '#12463c', ground: '#dfe9dc' },
  { main: '#2c6a94', accent: '#f2b84b', light: '#f6f0e0', dark: '#1a4263', ground: '#dfe8ec' },
  { main: '#8a3f6b', accent: '#e9a08b', light: '#faece4', dark: '#5b2547', ground: '#f3e0e4' },
  { main: '#768539', accent: '#d2603a', light: '#f6f0d9', dark: '#4b5823', ground: '#ebe9cf' },
]

/** The keys are slugs of colours, the values `#rrggbb`. */
export const goodsColours: Readonly<Record<string, string>> = {
  black: '#34323c',
  white: '#f4efe4',
  blue: '#2c6a94',
  brown: '#85583a',
  red: '#b5372c',
  green: '#2d7a5c',
  pink: '#d9869a',
  yellow: '#e8b02e',
  grey: '#85858d',
  beige: '#d8bf98',
  indigo: '#34307a',
  purple: '#74488f',
}

/** Replaces the main colour by a slug of `goodsColours` or `#rrggbb`; others change nothing. */
export function recolour(tone: Tones, colour: string): Tones {
  const main = Object.hasOwn(goodsColours, colour) ? goodsColours[colour] : colour
  if (!main || !/^#[\da-f]{6}$/i.test(main)) return tone
  return { ...tone, main, dark: darker(main) }
}

/** Returns the colour at two thirds of its brightness. */
function darker(colour: string): string {
  const parts = [1, 3, 5].map((start) => {
    const part = Math.round(parseInt(colour.slice(start, start + 2), 16) * 0.66)
    return part.toString(16).padStart(2, '0')
  })
  return '#' + parts.join('')
}
