/** Maps the words by which a fault names a field of a record to the column of the shop's own CSV, where they differ. */
const columnsOfRecord: Record<string, string> = {
  'number of pages': 'pages',
  'weight grams': 'weight_grams',
  'supply days': 'supply_days',
  'unit amount': 'unit_amount',
  unit: 'unit_amount',
  age: 'age_from',
  'age from': 'age_from',
  'age to': 'age_to',
  'first published': 'first_published',
  'date published': 'date_published',
  'original language': 'original_language',
  'in language': 'language',
  'edition statement': 'edition',
  'series name': 'series',
  'series number': 'series_number',
  'rating tenths': 'rating',
  'affiliate link': 'affiliate_link',
  'safety warning': 'safety_warning',
  'maker name': 'maker_name',
  'maker postal address': 'maker_address',
  'maker email': 'maker_email',
  'responsible name': 'responsible_name',
  'responsible postal address': 'responsible_address',
  'responsible email': 'responsible_email',
  'publisher name': 'publisher',
  'publisher postal address': 'publisher_address',
  'publisher email': 'publisher_email',
  'fixed price markets': 'fixed_price_markets',
  'sale count': 'sale_count',
  'source key': 'sku',
  key: 'sku',
  isbn13: 'isbn',
  'sale price': 'discount',
  'discount percent': 'discount',
  'discount until at': 'discount_until',
  'work key': 'work',
  'sample heading': 'sample_heading',
  'sample html': 'sample',
}

/** Returns the column of a field such as `texts de full description`. */
export function columnOfField(field: string): string {
  const [, language, kind] =
    /^texts (en|fr|de) (name|short description|full description)/.exec(field) ?? []
  if (language !== undefined && kind !== undefined)
    return `${kind.replace('full ', '').replace(' ', '_')}_${language}`
  const withoutPlace = field.replace(/ \d+.*/, '')
  return columnsOfRecord[withoutPlace] ?? withoutPlace
}
