import { contrastRatio } from './contrast.ts'

/** All colours are `#rrggbb`. */
export interface Palette {
  /** The boards have this colour. */
  cloth: string
  /** This is a darker cloth. */
  darkCloth: string
  paper: string
  accent: string
  /** Lettering on paper has this colour. */
  ink: string
  /** Lettering on cloth is paper or ink, whichever has enough contrast. */
  onCloth: string
}

function palette(
  cloth: string,
  darkCloth: string,
  paper: string,
  accent: string,
  ink: string,
): Palette {
  const paperReads = contrastRatio(cloth, paper) >= Math.min(3.4, contrastRatio(cloth, ink))
  return { cloth, darkCloth, paper, accent, ink, onCloth: paperReads ? paper : ink }
}

export const palettes: readonly [Palette, ...Palette[]] = [
  palette('#2f2a6b', '#1f1b4d', '#f6ead2', '#f0a42a', '#241f57'),
  palette('#a63a2b', '#7c2419', '#f7ead6', '#f3c06b', '#6d1d14'),
  palette('#1f5b50', '#123e37', '#f3ecd8', '#e8a13c', '#14423a'),
  palette('#d98f1f', '#a96508', '#fbf1dc', '#2f2a6b', '#3a2508'),
  palette('#5b2a4d', '#3e1834', '#f6e8df', '#e58f7b', '#431a39'),
  palette('#2c5f86', '#1a4263', '#f4eddc', '#f2b84b', '#173b58'),
  palette('#6f7f3a', '#4b5823', '#f6f0d9', '#c9502f', '#394318'),
  palette('#c9694a', '#97432a', '#faeedd', '#26446b', '#5c2413'),
  palette('#3b3a45', '#22212b', '#efe6d6', '#d9a441', '#2a2933'),
  palette('#8aa6a3', '#4f706d', '#f8f1e0', '#b8432f', '#264442'),
  palette('#d9b8a2', '#a97e63', '#fdf4e6', '#34307a', '#4a2a1a'),
  palette('#16324a', '#0c1f30', '#f1e6cf', '#e4673f', '#16324a'),
]

/** Returns the palette of a number; it wraps around. */
export function paletteAt(number: number): Palette {
  return palettes.at(number % palettes.length) ?? palettes[0]
}
