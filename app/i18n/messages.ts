/** Requires the same keys with other text: a missing or an extra key does not compile. */
export type SameKeys<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends string ? string : SameKeys<Contract[Key]>
}

type PluralForm = 'one' | 'many' | 'other'
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key

/** Lists the dotted keys of a dictionary; `cart.lines` stands for `cart.lines_one` and `cart.lines_other`. */
export type KeysOf<Dictionary> = {
  [Key in keyof Dictionary & string]: Dictionary[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Dictionary[Key]>}`
}[keyof Dictionary & string]
