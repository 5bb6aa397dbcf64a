import type { accessibility as english } from '../en/accessibility.server.ts'
import type { SameText } from '../source.server.ts'

export const accessibility: SameText<typeof english> = {
  title: 'Barrierefreiheit',
  heading: 'Erklärung zur Barrierefreiheit',
  description: 'Wie alle diesen Shop benutzen können, was noch fehlt und wem Sie es sagen können.',
  lede: 'Wir möchten, dass hier alle einkaufen können. Diese Erklärung sagt, wie weit wir sind.',
  sections: {
    service: {
      heading: 'Die Dienstleistung',
      blocks: [
        'In diesem Shop können Sie Bücher, E-Books und andere Waren finden, vergleichen und kaufen, eine Bestellung verfolgen und einen Vertrag widerrufen. Der ganze Einkauf geht mit der Tastatur, mit Vorleseprogrammen, ohne JavaScript, auf einem Bildschirm von 320 Punkten Breite, bei 400 % Vergrößerung und mit den Farben Ihres Systems.',
      ],
    },
    standard: {
      heading: 'Die Norm',
      blocks: [
        'Wir folgen den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA, und damit der europäischen Norm EN 301 549. So erfüllen wir die Anforderungen der Richtlinie (EU) 2019/882 und des Barrierefreiheitsstärkungsgesetzes (BFSG). Im Einzelnen:',
        {
          list: [
            'Wahrnehmbar: Bilder mit Bedeutung haben einen Alternativtext; Text und Bedienelemente haben den Kontrast der Stufe AA, hell und dunkel; keine Information hängt allein an der Farbe.',
            'Bedienbar: Alles geht mit der Tastatur, der Fokus ist zu sehen, Ziele sind mindestens 44 Punkte groß, nichts bewegt sich von selbst, und keine Frist beendet, was Sie gerade tun.',
            'Verständlich: einfache Worte, jeder Fehler in einem Formular steht neben seinem Feld und in einer Liste darüber, und nichts, was Sie eingegeben haben, geht verloren.',
            'Robust: schlichtes HTML mit den Namen und Rollen, die Lesehilfen brauchen.',
          ],
        },
      ],
    },
    tested: {
      heading: 'Was geprüft wurde, und wie',
      blocks: [
        'Wir haben den Shop selbst geprüft, zuletzt am {{textDay}}, mit dem Browser Chromium und dem Werkzeug axe. Bei jeder Änderung wird ein Teil davon erneut geprüft:',
        {
          list: [
            'Jede Seite, ob leer, ausgefüllt, abgewiesen oder bestellt, nach den Regeln von axe für WCAG 2.2 A und AA: in allen Sprachen, hell und dunkel, mit und ohne JavaScript im Wechsel.',
            'Ein Link zum Inhalt als erster Halt, Ziele von 44 Punkten auf einem Bildschirm von 320 Punkten Breite, und nichts, was sich bewegt, wenn Sie weniger Bewegung wünschen.',
            'Kein seitliches Scrollen und keine abgeschnittenen Wörter bei 320 Punkten, bei 400 % Vergrößerung und bei Text in 200 %; Schaltflächen und Felder, die auch in den Farben Ihres Systems zu erkennen sind.',
            'Ein Einkauf allein mit der Tastatur, bei dem jeder Halt zu sehen ist, und was Lesehilfen von jedem seiner Schritte erfahren.',
            'Der Kontrast jeder Textfarbe auf jedem Grund, auf dem sie steht.',
          ],
        },
      ],
    },
    ebooks: {
      heading: 'E-Books',
      blocks: [
        'E-Books sind Dateien ohne Kopierschutz, die jede Lesehilfe öffnen darf: EPUB oder PDF zum Lesen, MP3 oder M4B zum Hören. Was eine Datei bietet (Vorlesen, Überschriften, andere Farben), steht auf der Seite des Buches, soweit der Verlag es angegeben hat.',
      ],
    },
    limits: {
      heading: 'Bekannte Grenzen',
      blocks: [
        {
          list: [
            'Umschläge sind gezeichnet; ihre Schrift steht als Text daneben.',
            'Beschreibungen der Verlage zeigen wir, wie sie kommen: Die Kennzeichnung einer fremden Sprache kann fehlen.',
            'Die Dateien der E-Books kommen von ihren Verlagen, und nicht jeder gibt an, wie barrierefrei sie sind.',
            'Die Kartenzahlung geschieht, wo sie angeboten wird, auf der Seite des Zahlungsdienstes, der eine eigene Erklärung hat.',
            'Werkzeuge finden nur einen Teil aller Hürden. Mit Menschen, die Lesehilfen benutzen, und mit jeder dieser Hilfen haben wir noch nicht geprüft; eine Prüfung von außen steht noch aus.',
          ],
        },
      ],
    },
    tell: {
      heading: 'Sagen Sie es uns',
      blocks: [
        'Versperrt Ihnen etwas den Weg? [Schreiben Sie uns](/contact), oder schicken Sie eine Nachricht an [{{email}}](mailto:{{email}}). Wir antworten binnen zwei Werktagen und nehmen Ihre Bestellung inzwischen per E-Mail oder Telefon zum selben Preis an.',
        'Hilft unsere Antwort nicht, so können Sie sich an die Stelle wenden, die in Ihrem Land über die Barrierefreiheit wacht: in Deutschland die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), in Frankreich die DGCCRF.',
        'Diese Erklärung wurde am {{textDay}} verfasst.',
      ],
    },
  },
}
