import { PDFDocument } from '@cantoo/pdf-lib'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { translator } from '#app/i18n/i18n.server.ts'
import { describeChangeFault } from '#app/office/frame/describe-change-fault.ts'
import { addEbookFile } from '#app/shop/catalogue/ebooks/files/change-ebook-file.server.ts'
import { eBook } from '../../fixtures/catalogue.ts'
import { ownEpub, ownMp3, ownZip, writeOwn } from './own-files.ts'

async function aScriptedPdf() {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  pdf.addJavaScript('open', 'app.alert(1)')
  return pdf.save()
}

type Bytes = Uint8Array | Promise<Uint8Array>

test.each<[what: string, ending: string, bytes: () => Bytes, de: string, fr: string]>([
  [
    'a zip bomb',
    'epub',
    () => ownEpub({ files: { 'OEBPS/a.png': new Uint8Array(3_000_000) } }),
    'enthält weit mehr Dateien oder Daten, als ein Buch braucht.',
    'contient bien plus de fichiers ou de données qu’il n’en faut à un livre.',
  ],
  [
    'a path that leaves it',
    'zip',
    () => ownZip({ '../1.mp3': ownMp3(1) }),
    'enthält einen Pfad oder Link, der aus der Datei hinausführt.',
    'contient un chemin ou un lien qui mène hors du fichier.',
  ],
  [
    'a PDF with JavaScript',
    'pdf',
    aScriptedPdf,
    'enthält etwas, das ein E-Book nicht haben darf (contains JavaScript).',
    'contient ce qu’un livre numérique ne peut pas contenir (contains JavaScript).',
  ],
  [
    'a program among recordings',
    'zip',
    () => ownZip({ '1.mp3': ownMp3(1), 'a.exe': strToU8('MZ') }),
    'ist nicht so aufgebaut, wie ein E-Book es sein muss (contains a.exe, which is no MP3).',
    'n’est pas construit comme doit l’être un livre numérique (contains a.exe, which is no MP3).',
  ],
])('staff reads of %s in their language', async (_what, ending, bytes, ...texts) => {
  const path = writeOwn(await bytes(), ending)
  const outcome = await addEbookFile(await eBook(), path, () => Promise.resolve([]), Date.now)
  if (outcome.ok) throw new Error('the file was taken')
  const [fault] = outcome.faults
  for (const [n, language] of (['de', 'fr'] as const).entries()) {
    const { text } = describeChangeFault(fault!, { t: translator(language), language })
    expect(text.replaceAll('\u2060', '')).toMatch(new RegExp(`^\\d+\\.${ending} `))
    expect(text.replaceAll('\u2060', '')).toContain(texts[n])
  }
})
