/** docs/import.md lists these columns. */
export type CsvColumn = { name: string; means: string; example: string }

const column = (name: string, means: string, example = ''): CsvColumn => ({ name, means, example })

/**
 * There are also `price_eur`, `price_de`, `price_ch_eur` and so on, each with a `sale_` form. They are rows of a table,
 * which are alike in shape only.
 */
export const csvColumns: CsvColumn[] = [
  column(
    'key',
    'Identifies the product in later imports. Default: the ISBN, else the SKU, else the id.',
    'isbn:9780439023481',
  ),
  column('id', 'A fixed id, which is part of the URL. Default: derived from the name.', 'b01'),
  column('kind', '`book` or `goods`. Default: `book` if there is an ISBN or a format.', 'book'),
  column('sku', 'The shop’s own item number.', 'MEN-POCKET-TEE'),
  column(
    'isbn',
    'ISBN-10 or ISBN-13, with or without hyphens. A row with a wrong check digit is refused.',
    '978-0-439-02348-1',
  ),
  column('name', 'Title or name. This is the only column that every row needs.', 'Effi Briest'),
  column('name_en', 'Name in English.', 'Sunflower seeds'),
  column('name_fr', 'Name in French.', 'Graines de tournesol'),
  column('name_de', 'Name in German.', 'Sonnenblumensamen'),
  column(
    'text_language',
    'Language of `name`, `short_description` and `description`: `en` (default), `fr` or `de`.',
    'en',
  ),
  column('language', 'Language of a book (BCP 47, or three letters of ISO 639-2).', 'de'),
  column(
    'short_description',
    'One or two sentences, without HTML.',
    'A marriage, a duel, a chess-board floor.',
  ),
  column('short_description_en', 'The same in English.', 'A plain T-shirt.'),
  column('short_description_fr', 'The same in French.', 'Un T-shirt tout simple.'),
  column('short_description_de', 'The same in German.', 'Ein schlichtes T-Shirt.'),
  column(
    'description',
    'Plain text (an empty line separates paragraphs), or HTML, of which p, br, em, strong, ul, ol, li, blockquote, h3 and h4 are kept, without attributes.',
    '<p>Printed in <em>Leipzig</em>.</p>',
  ),
  column('description_en', 'The same in English.', 'Washed at 40 °C.'),
  column('description_fr', 'The same in French.', 'Lavage à 40 °C.'),
  column('description_de', 'The same in German.', 'Bei 40 °C waschen.'),
  column(
    'authors',
    'Names separated by `;`, each followed by `|` and a role of ONIX list 17 (A01 author is the default, B06 translator, A12 illustrator), and by another `|` and a sort name.',
    'Jules Verne|A01;Léon Benett|A12',
  ),
  column('publisher', 'Name of the publisher.', 'Kleine Bogenpresse'),
  column(
    'publisher_address',
    'Its postal address (product safety, EU 2023/988).',
    'Falzbeinstraße 16, 04107 Leipzig, Germany',
  ),
  column('publisher_email', 'Its e-mail address.', 'bogenpresse@example.org'),
  column('format', '`hardback`, `paperback`, `e-book` or `audiobook-cd`.', 'paperback'),
  column(
    'work',
    'Joins the editions of one work: any text that is the same in all of them.',
    'effi-briest',
  ),
  column('series', 'Name of the series.', 'Winnetou'),
  column('series_number', 'Number in the series.', '1'),
  column('edition', 'Edition statement.', '2nd, revised edition'),
  column(
    'date_published',
    'Publication date of this edition: YYYY, YYYY-MM or YYYY-MM-DD. A later date than today makes it a pre-order.',
    '2024-03-01',
  ),
  column(
    'first_published',
    'Year of the work’s first publication; years before 0 have a minus.',
    '1895',
  ),
  column('original_language', 'Language in which the work was written.', 'de'),
  column('pages', 'Number of pages.', '330'),
  column('pages_estimated', '`yes` if the number is an estimate.', 'no'),
  column(
    'price',
    'Price with tax, in `currency`. Empty: not for sale. Without any price column, prices do not change.',
    '499.00',
  ),
  column(
    'currency',
    'Currency of `price`: INR, USD, EUR, GBP or another of the shop. Default: `--currency`, else that of the shop.',
    'INR',
  ),
  column(
    'fixed_price_markets',
    'Countries in which the publisher fixes the price, separated by `;`.',
    'DE;AT',
  ),
  column(
    'discount',
    'Whole percent from 1 to 99. Empty or 0: none. Without this column, the discount does not change.',
    '10',
  ),
  column(
    'discount_until',
    'Last day of the discount in the home market (India), or a moment with its time zone.',
    '2030-01-31',
  ),
  column(
    'mrp',
    'Maximum retail price printed on the pack (India), in rupees. A row with a higher INR price is refused.',
    '599.00',
  ),
  column(
    'stock',
    'Number in stock. Empty: not counted. Without this column, the stock does not change.',
    '12',
  ),
  column(
    'variants',
    'Colour/size:stock, separated by `;`; `/m:3` for sizes only, `indigo:3` for colours only.',
    'indigo/m:3;indigo/xl:0',
  ),
  column('supply_days', 'Days until it can be supplied if none is in stock.', '12'),
  column('out_of_print', '`yes` or `no`.', 'no'),
  column('weight_grams', 'Weight with packing, in grams.', '420'),
  column('unit_amount', 'Content in g, ml, mm or cm², for the price per unit.', '250'),
  column('unit_per', '`kg`, `l`, `m` or `m2`.', 'kg'),
  column(
    'categories',
    'Categories by slug, name or path (`Clothing > Men`), separated by `;`. A row with an unknown one is refused, or makes it with `--create-categories`.',
    'organic-food',
  ),
  column(
    'standing',
    '`hidden`: not listed. `withdrawn`: neither listed nor for sale. Empty: listed and for sale.',
    'hidden',
  ),
  column(
    'images',
    'URLs of pictures, separated by spaces; fetched only with `--images`. Without this column, the pictures do not change.',
    'https://example.org/lamp.jpg',
  ),
  column('tags', 'Any words, separated by `;`.', 'tea;darjeeling'),
  column('subjects', 'Thema or BISAC codes, separated by `;`.', 'FBC;FIC004000'),
  column('new', '`yes` marks the product as new.', 'yes'),
  column('rating', 'Catalogue rating from 1 to 5; decimals after the first are dropped.', '4.3'),
  column('sale_count', 'Copies sold so far. Default: the shop’s own count.', '120'),
  column(
    'affiliate_link',
    'URL of the partner who sells the product; it cannot be added to the cart.',
    'https://example.org/lamp',
  ),
  column(
    'has_print_edition',
    '`yes` if an e-book has a printed edition, on which some tax rates depend.',
    'yes',
  ),
  column('age_from', 'Suitable from this age.', '8'),
  column('age_to', 'Suitable up to this age.', '12'),
  column('maker_name', 'Maker (product safety).', 'Loom & Sons'),
  column('maker_address', 'Maker’s postal address.', '1 Mill Lane, Leeds LS1 0ZZ, United Kingdom'),
  column('maker_email', 'Maker’s e-mail address.', 'loom@example.org'),
  column(
    'responsible_name',
    'Responsible person in the EU for products made outside it.',
    'Loom EU BV',
  ),
  column('responsible_address', 'Their postal address.', 'Kade 1, 1011 AB Amsterdam, Netherlands'),
  column('responsible_email', 'Their e-mail address.', 'eu@loom.example'),
  column(
    'safety_warning',
    'Warning that the page shows.',
    'Not for children under 3 years: small parts.',
  ),
  column(
    'accessibility',
    'ONIX list 196 codes of an e-book, separated by `;`. Empty: not stated.',
    '04;10;11',
  ),
  column('sample_heading', 'Heading of the sample.', 'Erstes Kapitel'),
  column(
    'sample',
    'The first pages, free to read, as text or HTML like `description`. It is never the file of an e-book.',
    '<p>In Front des Hauses …</p>',
  ),
  column('art', 'The drawing to show without a picture, as JSON.', '{"kind":"cover","mood":"sea"}'),
]
