import { contrastRatio } from '#app/art/contrast.ts'
import { faultIssue } from './setting-fault.ts'

/** An accent is text on each of these grounds, and the ground of this text. They are colours of tokens.css. */
const grounds = {
  light: ['#f8f2e6', '#fffbf3', '#efe5d2', '#f9e7c4', '#e4e1f2', '#dcead9', '#f8ddd2'],
  dark: ['#171530', '#211e40', '#100e22', '#3b2f24', '#2b2858', '#1d3a33', '#46232b'],
}
const textOn = { light: '#fdf6e7', dark: '#171530' }
/** These stand on the deep ground of the head and the foot. */
const onDeep = ['#f6ecd8', '#c9c1e6', '#f0a42a']
const leastContrast = 4.5

type Scheme = keyof typeof grounds

/** The accent in both schemes, and the ground of the head and the foot that is made from it. */
export type AccentColours = Record<Scheme, { accent: string; deep: string }>

/** Returns `#rrggbb` moved by a share of the way to another colour. */
function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [colour, other].map((one) => parseInt(one.slice(at, at + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** Returns the ground on which a colour has the least contrast, or the text if that is less. */
function worstPair(colour: string, scheme: Scheme) {
  const pairs = [
    ...grounds[scheme].map((other) => ({ other, is: 'on' })),
    { other: textOn[scheme], is: 'under the text' },
  ].map((pair) => ({ ...pair, ratio: contrastRatio(colour, pair.other) }))
  return pairs.reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst))
}

const isLegible = (colour: string, scheme: Scheme) =>
  worstPair(colour, scheme).ratio >= leastContrast

const partsOf = (accent: string) => accent.split(' ') as [light: string, dark?: string | undefined]

/** Says which colour has too little contrast in which scheme, on what, and how much it has. */
export function findAccentFault(accent: string) {
  const [light, dark] = partsOf(accent)
  return faultIn('light', light) ?? (dark === undefined ? undefined : faultIn('dark', dark))
}

function faultIn(scheme: Scheme, colour: string) {
  if (isLegible(colour, scheme)) return undefined
  const { other, is, ratio } = worstPair(colour, scheme)
  // Rounding up would name a ratio that is enough.
  const measured = Math.floor(ratio * 10) / 10
  return faultIssue(
    scheme === 'light' ? 'contrast' : 'contrastDark',
    { what: colour, ground: other, ratio: String(measured) },
    `${colour} has ${measured}:1 ${is} ${other} in the ${scheme} scheme; it needs 4.5:1`,
  )
}

/** Moves a colour towards another in small steps until it fits. */
function moveUntil(colour: string, other: string, fits: (one: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, other, share)
    if (fits(moved)) return moved
  }
  return other
}

/** Returns the colours of a legible accent. Without a colour for the dark scheme, that of the light one is lightened. */
export function accentColoursOf(accent: string): AccentColours {
  const [light, dark] = partsOf(accent)
  const deep = moveUntil(light, '#000000', (one) =>
    onDeep.every((other) => contrastRatio(one, other) >= leastContrast),
  )
  return {
    light: { accent: light, deep },
    dark: {
      accent: dark ?? moveUntil(light, '#ffffff', (one) => isLegible(one, 'dark')),
      deep: mix(deep, '#000000', 0.65),
    },
  }
}
