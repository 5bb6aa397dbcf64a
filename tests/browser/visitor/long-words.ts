import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Expression } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { sampleSeller } from '#app/shop/operations/seller/sample-seller.ts'

const german = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'
/** Each letter has a combining mark, so that a break between the two would be visible. */
const combined = 'q\u0323'.repeat(60)
/** Holds the widest letter sixty times. */
export const wide = 'W'.repeat(60)
export const longWord = german
export const longEmail = (id: string) => `${'w'.repeat(28)}${id.replaceAll('-', '')}@example.org`

/** Returns one of three words of at least sixty letters, so that neighbours in a list differ. */
const longFor = (text: Expression<string | null>) =>
  sql<string>`case length(${text}) % 3 when 0 then ${german} when 1 then ${wide} else ${combined} end`

const html = `<h3>${wide}</h3><p>${german} <em>${combined}</em></p><ul><li>${wide}</li></ul>
  <blockquote>${combined}</blockquote>`

/**
 * Replaces every name and text of the catalogue and the seller by words of sixty letters without a
 * space.
 */
export async function lengthenAll(): Promise<void> {
  const printed = { en: german, fr: combined, de: wide }
  const reachable = {
    name: german,
    addressLines: [wide, combined],
    email: longEmail('eu'),
  }
  writeFileSync(
    join(process.env.DATA_DIR!, 'seller.json'),
    JSON.stringify({
      ...sampleSeller,
      ...reachable,
      ...{
        legalForm: printed,
        telephone: '0'.repeat(60),
        hours: printed,
        register: printed,
        vatId: printed,
      },
      ...{ managingDirector: wide, euRepresentative: reachable, importer: reachable },
      ...{ mediator: printed, disputeSentence: printed },
      grievanceOfficer: { name: german, email: longEmail('officer'), telephone: '0'.repeat(60) },
    }),
  )
  await db.write(async (trx) => {
    const name = sql.ref<string>('name')
    await trx
      .updateTable('category')
      .set({ nameEn: german, nameFr: combined, nameDe: wide })
      .execute()
    await trx
      .updateTable('author')
      .set({ name: longFor(name), lifeEn: german, lifeFr: combined, lifeDe: wide })
      .execute()
    await trx
      .updateTable('publisher')
      .set({
        ...{ name: longFor(name), postalAddress: wide, email: longEmail('publisher') },
        ...{ aboutEn: german, aboutFr: combined, aboutDe: wide },
      })
      .execute()
    await trx
      .updateTable('product')
      .set({
        name: longFor(name),
        ...{ seriesName: german, seriesNumber: '7', editionStatement: wide },
        ...{ makerName: wide, makerPostalAddress: combined, makerEmail: longEmail('maker') },
        ...{ safetyWarning: german, responsibleName: german, responsiblePostalAddress: wide },
        responsibleEmail: longEmail('responsible'),
      })
      .execute()
    await trx
      .updateTable('productText')
      .set({ name: longFor(name), shortDescription: html, fullDescription: html })
      .execute()
    await trx.updateTable('sample').set({ heading: wide, html }).execute()
    await trx.updateTable('variant').set({ colorName: german }).where('color', '<>', '').execute()
    for (const productId of ['b01', '1'])
      await trx
        .insertInto('productTag')
        .values({ productId, tag: 'w'.repeat(60) })
        .execute()
    const titles = { titleEn: german, titleFr: combined, titleDe: wide }
    const texts = { textEn: german, textFr: combined, textDe: wide }
    await trx
      .updateTable('offer')
      .set({ ...titles, ...texts })
      .execute()
    await trx
      .updateTable('banner')
      .set({ ...titles, ...texts })
      .execute()
  })
}
