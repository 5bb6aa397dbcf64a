import { chance } from './chance.ts'
import * as clothes from './goods-clothes.ts'
import * as garden from './goods-garden.ts'
import * as house from './goods-house.ts'
import * as presents from './goods-presents.ts'
import * as table from './goods-table.ts'
import { goodsColours, recolour, tones, type DrawGoods } from './goods-tones.ts'
import { circle, ellipse, path, picture } from './shapes.ts'

export { goodsColours }

export interface GoodsChoice {
  /** The main colour is a slug of `goodsColours` or `#rrggbb`. */
  colour?: string | undefined
  /** The number selects a drawing of the kind, from 0; it wraps around. */
  look?: number | undefined
}

type Looks = readonly [DrawGoods, ...DrawGoods[]]

const kinds = {
  men: [clothes.shirt, clothes.suit],
  women: [clothes.dress, clothes.jumper],
  kids: [clothes.dungarees, clothes.rockingHorse],
  electronics: [house.radio, house.headphones, house.camera],
  furniture: [house.armchair, house.lamp, house.bookcase],
  plant: [garden.leafyPlant, garden.cactus, garden.pottedTree],
  organic: [garden.carrots, garden.apple, garden.honey],
  flower: [garden.tulips, garden.sunflower],
  cosmetics: [presents.creams, presents.lipstick],
  accessories: [clothes.handbag, clothes.watch, clothes.hat],
  handmade: [table.mug, table.yarn, table.basket],
  toys: [presents.blocks],
  auto: [house.wheel, house.spanner],
  cakes: [table.layerCake, table.cupcake],
  pet: [table.petFood, table.petBowl],
  medical: [presents.firstAidKit, presents.medicines],
  blackfriday: [presents.blackGift],
  christmas: [presents.christmasTree, presents.bauble],
  gift: [presents.giftCard],
} satisfies Record<string, Looks>

export type GoodsKind = keyof typeof kinds

/** Catalogues use these words for the kinds. */
const kindSynonyms: Readonly<Record<string, GoodsKind>> = {
  fashion: 'women',
  'organic food': 'organic',
  food: 'organic',
  'auto parts': 'auto',
  'pet food': 'pet',
  'black friday': 'blackfriday',
  flowers: 'flower',
  plants: 'plant',
  cake: 'cakes',
  toy: 'toys',
}

/** Returns the kind for a word of the catalogue; 'gift' for an unknown one. */
export function goodsKind(word: string): GoodsKind {
  if (isKind(word)) return word
  return (Object.hasOwn(kindSynonyms, word) && kindSynonyms[word]) || 'gift'
}

function isKind(word: string): word is GoodsKind {
  return Object.hasOwn(kinds, word)
}

/**
 * Returns an SVG document of 300 × 300 units. Kind, seed and colour may be any text; none of it is
 * in the document.
 */
export function drawGoods(kind: string, seed: string, choice: GoodsChoice = {}): string {
  const key = goodsKind(kind)
  const looks: Looks = kinds[key]
  const random = chance(`goods ${kind} ${seed}`)
  const base = tones[random.int(0, tones.length - 1)] ?? tones[0]
  const tone = choice.colour ? recolour(base, choice.colour) : base
  const look = choice.look ?? random.int(0, looks.length - 1)
  const draw = looks.at(look % looks.length) ?? looks[0]
  const art =
    path('M0 0h300v300H0z', tone.ground) +
    circle(150, 150, 118, '#fff', 0.5) +
    ellipse(150, 258, 96, 9, tone.dark, 0.18) +
    draw(tone, random)
  return picture(300, 300, key, art)
}
