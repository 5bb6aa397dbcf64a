import type { imprint as english } from '../en/imprint.server.ts'
import type { SameText } from '../source.server.ts'

export const imprint: SameText<typeof english> = {
  title: 'Impressum',
  description: 'Wer diesen Shop führt und wie er zu erreichen ist.',
  lede: 'Wer diesen Shop führt und für seine Seiten einsteht.',
  sections: {
    seller: {
      heading: 'Verkäufer',
      blocks: [
        {
          facts: [
            ['Name', '{{fullName}}'],
            ['Anschrift', '{{address}}'],
            ['Vertreten durch', '{{managingDirector}}'],
            ['E-Mail', '[{{email}}](mailto:{{email}})'],
            ['Telefon', '[{{telephone}}](tel:{{telephoneLink}})'],
            ['Zeiten', '{{hours}}'],
            ['Register', '{{register}}'],
            ['Umsatzsteuernummer', '{{vatId}}'],
          ],
        },
        'Am schnellsten geht es über das [Kontaktformular](/contact).',
      ],
    },
    people: {
      heading: 'Wer noch für uns einsteht',
      blocks: [
        {
          facts: [
            ['Beschwerdestelle (Indien)', '{{grievanceName}}, {{grievanceEmail}}'],
            ['Verantwortliche Person in der EU', '{{euRepresentative}}'],
            ['Importeur nach Indien', '{{importer}}'],
          ],
        },
        'Die verantwortliche Person steht für die Produktsicherheit ein (Verordnung (EU) 2023/988) und vertritt uns in Fragen des Datenschutzes (Art. 27 DSGVO). Der Hersteller jedes Produkts steht auf dessen Seite.',
      ],
    },
    disputes: {
      heading: 'Streitigkeiten',
      blocks: [
        'Ist etwas schiefgegangen, so schreiben Sie bitte zuerst uns: Das meiste klärt sich an einem Tag.',
        '{{dispute}}',
        '{{mediator}}',
      ],
    },
    content: {
      heading: 'Texte und Bilder',
      blocks: [
        'Die Texte dieses Shops und seine Zeichnungen sind unsere eigenen. Die Werke der Leseproben sind gemeinfrei oder werden mit Erlaubnis ihrer Verlage gezeigt.',
      ],
    },
  },
}
