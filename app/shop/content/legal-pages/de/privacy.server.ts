import type { privacy as english } from '../en/privacy.server.ts'
import type { SameText, StoredDataText } from '../source.server.ts'

export const privacy: SameText<typeof english> = {
  title: 'Datenschutzerklärung',
  heading: 'Datenschutz',
  description: 'Was dieser Shop von Besuchern und Käufern speichert, warum und wie lange.',
  lede: 'Wir speichern nur, was wir brauchen, um Ihre Bestellung zu liefern und uns zu merken, was Sie bei uns ablegen. Wir verkaufen keine Daten, verfolgen niemanden, und keine Seite gibt Daten über Ihren Besuch an andere Firmen weiter.',
  sections: {
    who: {
      heading: 'Wer verantwortlich ist',
      blocks: [
        { lines: '{{sellerLines}}' },
        'In der EU vertritt uns {{euRepresentative}}.',
        'In Indien ist unsere Beschwerdestelle {{grievanceName}}, {{grievanceEmail}}.',
      ],
    },
    cookies: {
      heading: 'Cookies',
      blocks: [
        'Beim Stöbern im Shop werden keine Cookies gesetzt. Die folgenden werden erst gesetzt, wenn Sie etwas tun, wofür sie nötig sind (eine Währung, ein Land oder eine Sprache wählen, etwas in den Warenkorb oder auf eine Liste legen, sich anmelden), und dienen nur dazu. Darum gibt es kein Cookie-Banner: Das Gesetz (§ 25 Abs. 2 TDDDG; Art. 5 Abs. 3 der ePrivacy-Richtlinie) verlangt keines. Unter https beginnt jeder Name mit __Host-, damit keine andere Website sie setzen kann.',
        {
          facts: [
            [
              'shop',
              'Enthält eine Zufallszahl, zu der Warenkorb und Listen gehören, Ihre Wahl von Währung, Land und Sprache und, solange Sie angemeldet sind, den Schlüssel der Anmeldung. Es ist signiert, für Skripte unlesbar und läuft {{guestDays}} Tage nach Ihrer letzten Handlung ab oder wenn Sie es löschen.',
            ],
            [
              'shop-device',
              'Wird beim Anmelden gesetzt. Enthält eine Zufallszahl, mit der Ihre Passwortversuche getrennt von denen Fremder gezählt werden: Diese können Sie in diesem Browser nicht aussperren und nicht endlos raten. Es verrät nichts über Sie, öffnet für sich allein nichts, ist signiert und für Skripte unlesbar. Beim Abmelden bleibt es erhalten, sonst könnte es Sie nicht schützen; es läuft {{deviceDays}} Tage nach Ihrer letzten Anmeldung ab oder wenn Sie es löschen.',
            ],
            [
              'shop-toast',
              'Überträgt eine Meldung („In den Warenkorb gelegt“) und den Artikel, um den es geht, auf die nächste Seite, die es wieder löscht; es läuft nach einer Minute ab.',
            ],
            [
              'shop-wrote',
              'Besagt nur, dass Sie eben etwas geändert haben, damit Sie die Änderung sofort sehen; für Skripte ist es unlesbar, und es läuft nach {{wroteSeconds}} Sekunden ab.',
            ],
          ],
        },
      ],
    },
    looking: {
      heading: 'Wenn Sie nur stöbern',
      blocks: [
        'Ihr Browser sendet mit jeder Anfrage seine IP-Adresse, sonst könnten wir nicht antworten. Wir zeichnen sie nicht auf. Schriften, Bilder und Skripte kommen nur von diesem Shop.',
        'Die Sprache der ersten Seite richtet sich nach der Einstellung Ihres Browsers; das Lieferland wird aus der Sprache der Seite geschlossen, nie aus Ihrer IP-Adresse.',
      ],
    },
    stored: {
      heading: 'Was wir speichern, warum und wie lange',
      blocks: [{ stored: true }],
    },
    others: {
      heading: 'Wer Ihre Daten noch erhält',
      blocks: [
        {
          list: [
            'Der Paketdienst: Name und Anschrift und, falls Sie eine angegeben haben, die Telefonnummer, um das Paket zuzustellen.',
            'Die Firmen, die unseren Server und unseren E-Mail-Versand betreiben, in unserem Auftrag und vertraglich gebunden.',
            'Finanz- und andere Behörden, wo ein Gesetz es verlangt.',
          ],
        },
        {
          when: 'stripe',
          say: [
            'Stripe (Stripe Payments Europe Ltd., Dublin), wenn Sie auf dessen Seite zahlen: Nummer und Summe Ihrer Bestellung und Ihre E-Mail-Adresse. Ihre Kartennummer geht nur an Stripe und nie durch diesen Shop. Für das, was Stripe damit tut, ist Stripe verantwortlich.',
          ],
        },
        {
          when: 'mailFiles',
          say: [
            'Dieser Shop versendet noch keine E-Mails: Seine Nachrichten liegen als Dateien auf unserem Server, nur für uns lesbar, bis wir sie löschen.',
          ],
        },
        'Unser Sitz und der Ort, an dem wir Ihre Daten verarbeiten, liegen in diesem Land: {{country}}.',
        {
          when: 'outsideEea',
          say: [
            'Leben Sie in der EU, ist diese Übermittlung nötig, um den Vertrag mit Ihnen zu erfüllen (Art. 49 Abs. 1 Buchst. b DSGVO).',
          ],
        },
        'Wir treffen keine automatisierten Entscheidungen über Sie und erstellen kein Profil.',
      ],
    },
    rights: {
      heading: 'Ihre Rechte',
      blocks: [
        {
          list: [
            'Auskunft und Datenübertragbarkeit: [Ihr Konto](/my-account) gibt Ihnen sofort alles als Datei.',
            'Berichtigung: Name, Anschriften, E-Mail-Adresse und Passwort in [Ihrem Konto](/my-account).',
            'Löschung: „Konto löschen“ löscht dort alles, was wir nicht für die Buchführung aufbewahren müssen. Warenkorb und Listen von Gästen werden von selbst gelöscht.',
            'Einschränkung, Widerspruch gegen alles, was auf unserem Interesse beruht, und Widerruf einer Einwilligung, jederzeit: Jede Nachricht von „Benachrichtigen Sie mich“ hat einen Link dafür.',
            'Beschwerde: bei uns oder bei der Datenschutzbehörde dort, wo Sie leben.',
          ],
        },
        'Schreiben Sie uns über das [Kontaktformular](/contact) oder an [{{email}}](mailto:{{email}}). Wir antworten binnen eines Monats und fragen vielleicht nach, ob Sie es wirklich sind.',
        'Sie müssen uns nichts angeben; aber ohne Namen, Anschrift und E-Mail-Adresse können wir keine Bestellung verschicken.',
      ],
    },
    change: {
      heading: 'Über diese Erklärung',
      blocks: [
        'Diese Erklärung wurde zuletzt am {{textDay}} geändert; wir passen sie an, wenn sich der Shop ändert. Grundlage ist die Datenschutz-Grundverordnung (DSGVO) der EU.',
        {
          when: 'ukLaw',
          say: ['Leben Sie im Vereinigten Königreich, gilt die britische DSGVO (UK GDPR).'],
        },
        {
          when: 'swissLaw',
          say: ['Leben Sie in der Schweiz, gilt das Bundesgesetz über den Datenschutz (DSG).'],
        },
        {
          when: 'indianLaw',
          say: ['In Indien gilt der Digital Personal Data Protection Act 2023.'],
        },
      ],
    },
  },
}

export const stored: StoredDataText = {
  headings: { what: 'Was', why: 'Warum', until: 'Wie lange' },
  topics: {
    cart: {
      name: 'Warenkorb',
      what: 'Die Artikel, Farben, Größen und Stückzahlen, die Sie gewählt haben, wann, und ein Gutscheincode. Was Sie zuletzt herausgenommen haben, um es zurückzuholen.',
      why: 'Um Ihnen zu verkaufen, was Sie gewählt haben (Schritte vor einem Vertrag, Art. 6 Abs. 1 Buchst. b DSGVO).',
      until:
        'Von Gästen: {{guestDays}} Tage nach der letzten Nutzung des Shops. Von Kunden: bis Sie ihn leeren oder das Konto löschen. Zum Zurückholen: {{undoMinutes}} Minuten.',
    },
    lists: {
      name: 'Merkzettel und Vergleich',
      what: 'Was auf Ihren Listen steht und seit wann; der Schlüssel eines Links, wenn Sie Ihren Merkzettel teilen.',
      why: 'Weil Sie uns darum gebeten haben (Art. 6 Abs. 1 Buchst. b DSGVO).',
      until:
        'Von Gästen: {{guestDays}} Tage nach der letzten Nutzung des Shops. Von Kunden: bis zum Entfernen oder zur Löschung des Kontos. Zum Zurückholen: {{undoMinutes}} Minuten.',
    },
    viewed: {
      name: 'Zuletzt angesehen',
      what: 'Die letzten 12 Artikel, die Sie angesehen haben, und wann; erst wenn Sie ein Cookie haben.',
      why: 'Um sie Ihnen wieder zu zeigen (unser Interesse an einem bequemen Shop, Art. 6 Abs. 1 Buchst. f DSGVO).',
      until:
        'Bis neuere an ihre Stelle treten; von Gästen {{guestDays}} Tage nach der letzten Nutzung.',
    },
    watches: {
      name: 'Benachrichtigung, wenn es wieder da ist',
      what: 'Ihre E-Mail-Adresse, der Artikel, die Sprache, und wann Sie gefragt und bestätigt haben.',
      why: 'Ihre Einwilligung, gegeben über den Link in unserer ersten Nachricht (Art. 6 Abs. 1 Buchst. a DSGVO).',
      until:
        'Bis die eine Nachricht gesendet ist oder Sie sie zurücknehmen; unbestätigt {{watchDays}} Tage; höchstens zwei Jahre.',
    },
    orders: {
      name: 'Bestellungen',
      what: 'Name, Anschrift, E-Mail-Adresse, Telefonnummer, falls angegeben; was Sie zu welchem Preis, mit welcher Steuer und welchem Versand gekauft haben; Gutschein; der Verlauf der Bestellung und die Nummer des Pakets; Rechnung und Rechnungskorrekturen; was unser Team dazu notiert hat; die Zahl aus Ihrem Cookie, damit derselbe Browser den Beleg lesen darf.',
      why: 'Um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO) und Bücher zu führen, wie Steuer- und Handelsrecht es verlangen (Art. 6 Abs. 1 Buchst. c DSGVO).',
      until:
        'Zehn Jahre nach dem Jahr der Bestellung; dann wird der Käufer gelöscht, und nur, was verkauft wurde, bleibt. Nach der Löschung des Kontos gehen E-Mail-Adresse und Telefonnummer 45 Tage nach dem Ende der Bestellung.',
    },
    orderNetworks: {
      name: 'Woher Bestellungen kommen',
      what: 'Zu jeder Bestellung ein Hash Ihrer IP-Adresse (bei IPv6 ihrer ersten 64 und 48 Bit), den ohne unseren Schlüssel niemand zurückrechnen kann. Die Adresse selbst zeichnen wir nicht auf.',
      why: 'Um massenhafte Scheinbestellungen abzuwehren, die das Lager leeren oder Fremden Nachrichten schicken (Art. 6 Abs. 1 Buchst. f DSGVO).',
      until: '{{orderNetworkDays}} Tage.',
    },
    payments: {
      name: 'Zahlungen und Erstattungen',
      what: 'Wie eine Bestellung bezahlt wird, Stand und Zeit, Erstattungen mit Summe und Grund, und die Nummern des Zahlungsdienstes. Keine Kartennummer.',
      why: 'Um den Vertrag zu erfüllen und Bücher zu führen (Art. 6 Abs. 1 Buchst. b und c DSGVO).',
      until: 'So lange wie die Bestellung; ohne deren Käufer nennen sie niemanden.',
    },
    withdrawals: {
      name: 'Widerrufe und Rückgaben',
      what: 'Ihre Erklärung, wie Sie sie abgegeben haben: Name, Bestellung, E-Mail-Adresse, Datum und Uhrzeit, Inhalt; was zurückkommt, und der Grund, falls Sie einen genannt haben.',
      why: 'Das Gesetz gibt Ihnen das Recht und uns die Pflicht, den Eingang zu belegen (Art. 6 Abs. 1 Buchst. c DSGVO).',
      until: 'Die Erklärung sechs Jahre; was zurückkam, so lange wie die Bestellung.',
    },
    ebooks: {
      name: 'Gekaufte E-Books',
      what: 'Welche Datei zu welcher Bestellung gehört, wie oft und wann zuletzt sie geholt wurde, welche Ausgabe; der Schlüssel Ihres eigenen E-Book-Feeds, gehasht.',
      why: 'Um Ihnen die Dateien zu geben, und eine neuere Ausgabe, wo es eine gibt (Art. 6 Abs. 1 Buchst. b DSGVO).',
      until: 'So lange wie die Bestellung; der Schlüssel des Feeds bis zur Löschung des Kontos.',
    },
    account: {
      name: 'Konto',
      what: 'Name, E-Mail-Adresse und ob sie bestätigt ist, Sprache, ein scrypt-Hash des Passworts (nie das Passwort), Anschriften, und seit wann Sie es haben.',
      why: 'Weil Sie es eröffnet haben (Art. 6 Abs. 1 Buchst. b DSGVO).',
      until: 'Bis Sie es löschen.',
    },
    signIns: {
      name: 'Anmeldungen',
      what: 'Für jeden Browser: wie er sich nennt, wann er sich angemeldet hat und zuletzt benutzt wurde, und ein Hash seines Schlüssels. Ein Hash des Schlüssels im Cookie shop-device, wann er sich zuletzt angemeldet hat und wie viele falsche Passwörter mit ihm kamen, damit die von Fremden Sie nicht aussperren.',
      why: 'Damit Sie sie sehen und beenden können, und für die Sicherheit Ihres Kontos (Art. 6 Abs. 1 Buchst. b und f DSGVO).',
      until:
        'Bis Sie sich abmelden, oder {{unusedHours}} Stunden unbenutzt, mit „angemeldet bleiben“ {{keptSignInDays}} Tage; der Schlüssel des Cookies {{deviceDays}} Tage nach der letzten Anmeldung oder bis zu einem neuen Passwort.',
    },
    accountLinks: {
      name: 'Links zum Konto',
      what: 'Ein Hash des Schlüssels in einer Nachricht, die eine Adresse bestätigt oder ein neues Passwort setzt, und die Adresse.',
      why: 'Um den Link wiederzuerkennen (Art. 6 Abs. 1 Buchst. b DSGVO).',
      until: 'Neues Passwort: eine Stunde. Bestätigung: {{confirmDays}} Tage.',
    },
    mails: {
      name: 'Nachrichten an Sie',
      what: 'Empfänger, Betreff, Text und wann jede gesendet wurde.',
      why: 'Um sie zu senden, es nach einem Fehler wieder zu versuchen und zu belegen, was bestätigt wurde (Art. 6 Abs. 1 Buchst. b und f DSGVO).',
      until:
        'Der Text wird gelöscht, sobald die Nachricht gesendet ist, der Rest {{mailDays}} Tage danach. Was sich nicht senden ließ, bleibt, bis wir es angesehen haben.',
    },
    contact: {
      name: 'Nachrichten an uns',
      what: 'Name, E-Mail-Adresse, Betreff, Nachricht, Sprache und Zeit; unsere Antworten.',
      why: 'Um Ihnen zu antworten (Art. 6 Abs. 1 Buchst. b DSGVO, sonst unser Interesse zu antworten, Buchst. f).',
      until: '{{contactDays}} Tage. Was zu einer Bestellung gehört, wird mit ihr aufbewahrt.',
    },
    reviews: {
      name: 'Bewertungen',
      what: 'Was Sie über einen Artikel geschrieben haben, mit Sternen, dem Namen, den Sie angaben, Sprache und Zeiten; unsere öffentliche Antwort; dass Sie eine Bewertung gemeldet haben, mit einem Hash Ihres Netzes, da aus jedem Netz eine Meldung zählt.',
      why: 'Um zu veröffentlichen, was Sie veröffentlicht haben wollten (Art. 6 Abs. 1 Buchst. b DSGVO), und zu verbergen, was rechtswidrig ist (unser Interesse, Buchst. f).',
      until:
        'Bis Sie die Bewertung entfernen oder das Konto löschen; zum Zurückholen {{undoMinutes}} Minuten. Meldungen so lange wie die Bewertung, die eines Gastes ohne Namen.',
    },
    drafts: {
      name: 'Entwürfe',
      what: 'Was Sie in ein Formular eingegeben haben, das eine Anmeldung braucht, als Sie keine hatten oder Ihre abgelaufen war: eine Bewertung, oder die Felder von Kasse, Profil und Anschriften. Nie Passwörter oder Kartendaten.',
      why: 'Damit Sie es nicht noch einmal eingeben müssen (Art. 6 Abs. 1 Buchst. b DSGVO). Was Sie in einem Konto eingegeben haben, wird nur diesem Konto gezeigt.',
      until: 'Bis Sie das Formular absenden, höchstens {{draftDays}} Tage.',
    },
    attempts: {
      name: 'Versuche',
      what: 'Dass eine Anmeldung, ein Gutschein, eine Nachricht oder Ähnliches versucht wurde, unter einem Hash Ihrer IP- oder E-Mail-Adresse, den ohne unseren Schlüssel niemand zurückrechnen kann.',
      why: 'Um das Erraten von Passwörtern und massenhafte Anfragen abzuwehren (unser Interesse an einem sicheren Shop, Art. 6 Abs. 1 Buchst. f DSGVO).',
      until: 'Einen Tag.',
    },
    counters: {
      name: 'Seitenzähler',
      what: 'Wie oft eine Seite an einem Tag ausgeliefert und gestartet wurde, in welcher Sprache. Keine Zahl, kein Cookie, keine Adresse steht dabei; ein Browser, der nicht verfolgt werden will, meldet keinen Start. Dazu die Wörter von Suchen, die nichts gefunden haben, mit ihrer Zahl am Tag und der Sprache; nicht die eines solchen Browsers, und nichts, was wie eine E-Mail-Adresse, eine Bestellung oder eine lange Nummer aussieht.',
      why: 'Um zu sehen, was benutzt wird und was fehlt. Die Zähler lassen auf niemanden schließen.',
      until: 'Unbegrenzt; die Wörter von Suchen {{searchDays}} Tage.',
    },
    audit: {
      name: 'Was wir im Shop geändert haben',
      what: 'Welcher Befehl was wann geändert hat; eine Bestellung oder ein Kunde kann darin genannt sein.',
      why: 'Um zu belegen, wohin Geld und Waren gegangen sind (Art. 6 Abs. 1 Buchst. c und f DSGVO).',
      until: 'Zehn Jahre.',
    },
  },
}
