/** Words of the table; `{{country}}`, `{{least}}` and `{{limit}}` are filled in. */
export type DeliveryTableText = Record<
  | ('heading' | 'caption' | 'method' | 'post' | 'courier' | 'weight' | 'price')
  | ('freeFrom' | 'never' | 'days' | 'least' | 'none'),
  string
>

export type DeliveryRowText = {
  /** Method and weight: tells a row from the others. */
  id: string
  method: string
  weight: string
  price: string
  freeFrom: string
  days: string
}

/** What delivery to the chosen country costs, in the chosen currency. */
export type DeliveryTableBlock = {
  words: DeliveryTableText
  rows: DeliveryRowText[]
}
