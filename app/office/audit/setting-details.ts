import { describeSetting } from '../settings/describe-setting.ts'
import { findSetting } from '../settings/setting-groups.ts'
import { listOf, type Describe } from './details.ts'

/** Says the stored value of the setting that the change is about; of a long one its length alone is stored. */
export const setting: Describe = ({ value, characters }, { about, count, text, ...words }) => {
  if (characters !== undefined) return [count('characters', characters)]
  if (about === 'pickupPlaces')
    return listOf(value).map(({ name, city }) => [name, city].map(text).filter(Boolean).join(', '))
  const found = findSetting(about)
  if (!found) return []
  try {
    return [describeSetting(found.name, value, words) || undefined]
  } catch {
    // A value of another version of the shop may have another shape.
    return []
  }
}
