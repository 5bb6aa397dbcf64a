/** Holds the texts of the table, with the variables `{{country}}`, `{{least}}` and `{{limit}}`, in `fromSum` `{{weight}}` and `{{sum}}`. */
export type DeliveryTableText = Record<
  | ('heading' | 'caption' | 'method' | 'post' | 'courier' | 'pickup' | 'weight' | 'fromSum')
  | ('price' | 'freeFrom' | 'never' | 'days' | 'least' | 'none'),
  string
>

export type DeliveryRowText = {
  /** The id is made of method and weight. */
  id: string
  method: string
  weight: string
  price: string
  freeFrom: string
  days: string
}

/** Holds the delivery prices of the chosen country in the chosen currency. */
export type DeliveryTableBlock = {
  words: DeliveryTableText
  rows: DeliveryRowText[]
  /** Holds the places of collection in the country, if there are any. */
  places?: { id: string; name: string; address: string; hours: string }[]
}
