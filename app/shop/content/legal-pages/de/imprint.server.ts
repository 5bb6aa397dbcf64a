import type { imprint as english } from '../en/imprint.server.ts'
import type { SameText } from '../source.server.ts'

export const imprint: SameText<typeof english> = {
  title: 'Impressum',
  description: 'Wer diesen Shop betreibt und wie Sie uns erreichen.',
  lede: 'Wer diesen Shop betreibt und für den Inhalt verantwortlich ist.',
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
            ['USt-IdNr.', '{{vatId}}', 'vatNumber'],
            ['Umsatzsteuernummer', '{{vatId}}', 'taxNumber'],
          ],
        },
        'Am schnellsten geht es über das [Kontaktformular](/contact).',
      ],
    },
    people: {
      heading: 'Unsere Vertreter',
      blocks: [
        {
          facts: [
            ['Beschwerdestelle (Indien)', '{{grievanceName}}, {{grievanceEmail}}'],
            ['Verantwortliche Person in der EU', '{{euRepresentative}}'],
            ['Importeur nach Indien', '{{importer}}'],
          ],
        },
        {
          when: 'euRepresentative',
          say: [
            'Die verantwortliche Person ist für die Produktsicherheit zuständig (Verordnung (EU) 2023/988) und vertritt uns in Fragen des Datenschutzes (Art. 27 DSGVO). Den Hersteller nennt die Seite des jeweiligen Produkts.',
          ],
        },
      ],
    },
    disputes: {
      heading: 'Streitigkeiten',
      blocks: [
        'Ist etwas schiefgegangen, schreiben Sie bitte zuerst uns: Das meiste lässt sich innerhalb eines Tages klären.',
        '{{dispute}}',
        '{{mediator}}',
      ],
    },
    content: {
      heading: 'Texte und Bilder',
      blocks: [
        'Die Texte und Zeichnungen in diesem Shop stammen von uns. Die Werke in den Leseproben sind gemeinfrei oder werden mit Erlaubnis ihrer Verlage gezeigt.',
      ],
    },
  },
}
