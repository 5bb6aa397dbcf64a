import type { DemoGoods } from '../demo-types.ts'
import { accessoryGoods } from './goods-accessories.ts'
import { cakeGoods } from './goods-cakes.ts'
import { careGoods } from './goods-care.ts'
import { electronicGoods } from './goods-electronics.ts'
import { furnitureGoods } from './goods-furniture.ts'
import { garageGoods } from './goods-garage.ts'
import { gardenGoods } from './goods-garden.ts'
import { handmadeGoods } from './goods-handmade.ts'
import { kidsGoods } from './goods-kids.ts'
import { menGoods } from './goods-men.ts'
import { petGoods } from './goods-pets.ts'
import { readingGoods } from './goods-reading.ts'
import { seasonGoods } from './goods-seasons.ts'
import { tableGoods } from './goods-table.ts'
import { womenGoods } from './goods-women.ts'

/** The 92 products of the specification's sample data, sorted by id, have our own descriptions. */
export const demoGoods: DemoGoods[] = [
  ...womenGoods,
  ...menGoods,
  ...kidsGoods,
  ...accessoryGoods,
  ...electronicGoods,
  ...furnitureGoods,
  ...gardenGoods,
  ...tableGoods,
  ...cakeGoods,
  ...petGoods,
  ...careGoods,
  ...handmadeGoods,
  ...readingGoods,
  ...garageGoods,
  ...seasonGoods,
]
