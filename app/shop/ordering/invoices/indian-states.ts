/** Names a state of India; the GST code is null for a region that is none of them. */
export type PlaceOfSupply = { code: string | null; name: string }

/** GST codes of the states of India, and how their postcodes begin. The longest beginning counts. */
const states: [code: string, name: string, postcodes: string][] = [
  ['01', 'Jammu and Kashmir', '18 19'],
  ['02', 'Himachal Pradesh', '17'],
  ['03', 'Punjab', '14 15'],
  ['04', 'Chandigarh', '160'],
  ['05', 'Uttarakhand', '248 249 2461 2462 2464 263'],
  ['06', 'Haryana', '12 13'],
  ['07', 'Delhi', '11'],
  ['08', 'Rajasthan', '30 31 32 33 34'],
  ['09', 'Uttar Pradesh', '20 21 22 23 24 25 26 27 28'],
  ['10', 'Bihar', '80 81 82 84 85'],
  ['11', 'Sikkim', '737'],
  ['12', 'Arunachal Pradesh', '790 791 792'],
  ['13', 'Nagaland', '797 798'],
  ['14', 'Manipur', '795'],
  ['15', 'Mizoram', '796'],
  ['16', 'Tripura', '799'],
  ['17', 'Meghalaya', '793 794'],
  ['18', 'Assam', '78'],
  ['19', 'West Bengal', '70 71 72 73 74'],
  ['20', 'Jharkhand', '814 815 816 825 826 827 828 829 83'],
  ['21', 'Odisha', '75 76 77'],
  ['22', 'Chhattisgarh', '49'],
  ['23', 'Madhya Pradesh', '45 46 47 48'],
  ['24', 'Gujarat', '36 37 38 39'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu', '3962 362520 362540'],
  ['27', 'Maharashtra', '40 41 42 43 44'],
  ['29', 'Karnataka', '56 57 58 59'],
  ['30', 'Goa', '403'],
  ['31', 'Lakshadweep', '68255'],
  ['32', 'Kerala', '67 68 69'],
  ['33', 'Tamil Nadu', '60 61 62 63 64'],
  ['34', 'Puducherry', '6050 6054 6096'],
  ['35', 'Andaman and Nicobar Islands', '744'],
  ['36', 'Telangana', '50'],
  ['37', 'Andhra Pradesh', '51 52 53'],
  ['38', 'Ladakh', '194'],
]

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')

const placeOf = ([code, name]: (typeof states)[number]): PlaceOfSupply => ({ code, name })

type Place = { region: string | null; postcode: string }

/**
 * Returns the state where goods are supplied, with its code, by the state that the buyer named or by the postcode. Files
 * without an address are supplied where the seller is (section 12(2) of the IGST Act), which a GSTIN begins with.
 */
export function placeOfSupplyIn(
  { region, postcode }: Place,
  gstin: string | null,
): PlaceOfSupply | null {
  const named = region && states.find(([, name]) => fold(name) === fold(region))
  if (named) return placeOf(named)
  const begins = (state: (typeof states)[number]) =>
    Math.max(0, ...state[2].split(' ').map((one) => (postcode.startsWith(one) ? one.length : 0)))
  const nearest = [...states].sort((a, b) => begins(b) - begins(a))[0]!
  if (begins(nearest) > 0) return placeOf(nearest)
  const own = states.find(([code]) => code === gstin?.slice(0, 2))
  if (own) return placeOf(own)
  return region === null ? null : { code: null, name: region }
}
