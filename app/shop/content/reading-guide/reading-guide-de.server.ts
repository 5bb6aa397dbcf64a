import type { ReadingGuideText } from './reading-guide.ts'

export const germanReadingGuide: ReadingGuideText = {
  description:
    'Wie ein E-Book aus diesem Shop auf Ihr Handy, Ihren E-Reader oder Ihren Computer kommt, wie Sie es bequem lesen und dauerhaft aufheben. Vollständig und kostenlos.',
  chapters: [
    {
      heading: 'Was Sie gekauft haben',
      html: `<p>Ein E-Book aus diesem Shop ist eine einzige Datei. Ihr Name endet auf <em>.epub</em>, und darin stecken die Seiten des Buches, der Umschlag und ein Inhaltsverzeichnis. EPUB ist ein offenes Format: Es gehört keiner einzelnen Firma, und fast jeder E-Reader und jede Lese-App kommt damit zurecht.</p>
<p>Die Datei hat keinen Kopierschutz. Sie brauchen keine Adobe-ID, keine Freischaltung und keine bestimmte App. Zum Lesen müssen Sie nicht online sein, und das Buch verschwindet nicht vom Gerät, wenn Sie Ihr Konto bei uns schließen.</p>
<p>Die Datei meldet auch nichts zurück. Wir sehen, dass Sie ein Buch heruntergeladen haben, nicht aber, ob Sie es gelesen haben.</p>
<p>Eines sollten Sie vor dem Kauf ansehen: Auf der Seite jedes E-Books steht, ob die Datei das ganze Werk enthält oder nur seinen Anfang. Was Sie gerade lesen, ist vollständig.</p>`,
    },
    {
      heading: 'Wo Sie Ihre Dateien finden',
      html: `<p>Sobald eine Bestellung bezahlt ist, steht auf ihrem Beleg die Schaltfläche zum Herunterladen. Zurück finden Sie auf drei Wegen.</p>
<ul><li>Über den Link in der E-Mail zu Ihrer Bestellung. Er gilt fünf Jahre, auf jedem Gerät und ohne Anmeldung.</li>
<li>Über Ihr Konto. Wenn Sie beim Bestellen angemeldet waren, stehen alle Ihre E-Books unter <em>Downloads</em>.</li>
<li>Mit Bestellnummer und E-Mail-Adresse. Ist die E-Mail verloren, geben Sie beides auf der Downloadseite ein, und wir schicken den Link noch einmal.</li></ul>
<p>Sie können ein Buch herunterladen, so oft Sie möchten. Verbessern wir es später, so weist Ihre Liste auf die neuere Ausgabe hin.</p>
<p>Wer den Link hat, kann Ihre E-Books öffnen. Behandeln Sie ihn deshalb wie einen Schlüssel.</p>`,
    },
    {
      heading: 'Auf Handy und Tablet',
      html: `<h3>iPhone und iPad</h3>
<p>Tippen Sie in Safari auf <em>Herunterladen</em> und öffnen Sie die Datei aus der Liste der Downloads. Öffnet sie sich nicht von selbst, tippen Sie auf das Teilen-Symbol und wählen <em>Bücher</em>. Das Buch liegt dann in Ihrer Bibliothek und, wenn iCloud für Bücher eingeschaltet ist, auch auf Ihren anderen Apple-Geräten.</p>
<h3>Android</h3>
<p>Laden Sie die Datei herunter, tippen Sie sie in der Benachrichtigung oder in der App „Dateien“ an und wählen Sie eine Lese-App. Google Play Bücher ist oft schon installiert; es legt eine Kopie in Ihrem Google-Konto ab. Sie können die Datei auch am Computer auf play.google.com/books hochladen, dann erscheint sie auf dem Handy.</p>
<p>Möchten Sie Ihre Bücher weder Google noch Apple anvertrauen, so nehmen Sie eine andere Lese-App, die EPUB öffnet. Es gibt mehrere kostenlose.</p>`,
    },
    {
      heading: 'Auf dem Kindle',
      html: `<p>Ein Kindle öffnet keine EPUB-Datei, die Sie per Kabel aufspielen. Amazons kostenloser Dienst <em>Send to Kindle</em> wandelt das Buch um und stellt es Ihrem Gerät zu. Dafür gibt es zwei Wege.</p>
<h3>Im Browser</h3>
<ol><li>Öffnen Sie amazon.de/sendtokindle oder dieselbe Seite der Amazon-Website, die Sie nutzen, und melden Sie sich an.</li>
<li>Ziehen Sie die Datei auf die Seite und senden Sie sie ab.</li>
<li>Schalten Sie am Kindle das WLAN ein. Nach einigen Minuten liegt das Buch in Ihrer Bibliothek.</li></ol>
<h3>Per E-Mail</h3>
<ol><li>Suchen Sie die E-Mail-Adresse Ihres Kindle heraus. Sie steht in Ihrem Amazon-Konto bei den Einstellungen für persönliche Dokumente.</li>
<li>Tragen Sie dort auch Ihre eigene E-Mail-Adresse in die Liste der zugelassenen Absender ein.</li>
<li>Schicken Sie eine E-Mail mit der Datei im Anhang an die Adresse des Kindle.</li></ol>
<p>Auch die Kindle-App auf dem Handy nimmt Bücher an: Wählen Sie sie aus, wenn Sie die Datei teilen.</p>`,
    },
    {
      heading: 'Auf tolino, Kobo und PocketBook',
      html: `<p>Diese E-Reader öffnen EPUB ohne jeden Umweg.</p>
<ol><li>Laden Sie das Buch am Computer herunter.</li>
<li>Schließen Sie den E-Reader mit seinem USB-Kabel an und bestätigen Sie die Verbindung auf dem Display.</li>
<li>Er erscheint am Computer wie ein USB-Stick. Kopieren Sie die Datei darauf; auf einem tolino oder PocketBook passt der Ordner <em>Books</em>.</li>
<li>Werfen Sie den E-Reader aus, bevor Sie das Kabel abziehen. Danach nimmt er das Buch in seine Bibliothek auf.</li></ol>
<p>Ohne Kabel kommt es auf das Gerät an. Die tolino-Bibliothek im Browser hat eine Schaltfläche zum Hochladen, mehrere Kobo-Modelle holen Bücher aus Dropbox oder Google Drive, und ein PocketBook kann eine E-Mail-Adresse haben, an die Sie Bücher schicken.</p>
<p>Hat Ihr E-Reader einen Browser, so öffnen Sie dort den Link aus Ihrer E-Mail und wählen die einfache Seite für E-Reader. Sie besteht nur aus Titeln und Dateien.</p>`,
    },
    {
      heading: 'Am Computer',
      html: `<p>Zwei kostenlose Programme für Windows, macOS und Linux sollten Sie kennen.</p>
<p><strong>Thorium Reader</strong> ist zum Lesen da. Das Programm ist schlicht, versteht sich gut mit Screenreadern und kann Bücher vorlesen.</p>
<p><strong>calibre</strong> ist für Sammlungen da. Es hält Ihre Bibliothek in Ordnung, wandelt Bücher in andere Formate um und überträgt sie auf einen angeschlossenen E-Reader.</p>
<p>Am Mac öffnet ein Doppelklick die Datei in der App „Bücher“.</p>`,
    },
    {
      heading: 'Direkt in Ihre Lese-App',
      html: `<p>Manche Lese-Apps öffnen den Katalog einer Bibliothek oder eines Shops, nach einem Standard namens OPDS. Kann Ihre das, so sparen Sie sich das Herunterladen von Hand.</p>
<ol><li>Melden Sie sich an und öffnen Sie <em>Downloads</em>.</li>
<li>Legen Sie die Adresse Ihrer Bibliothek an und kopieren Sie sie. Wir zeigen sie nur einmal, denn wir bewahren sie nicht in lesbarer Form auf.</li>
<li>Tragen Sie sie in Ihrer App als Katalog ein.</li></ol>
<p>Von da an zeigt die App Ihre E-Books und lädt sie selbst. Gerät die Adresse in fremde Hände, so sperren Sie sie oder legen eine neue an; die alte gilt dann sofort nicht mehr.</p>`,
    },
    {
      heading: 'Bequem lesen',
      html: `<p>Unsere Bücher schreiben weder Schrift noch Farbe vor, damit Ihre eigenen Einstellungen gelten. Sie finden sie meist hinter einem Symbol mit zwei Buchstaben, <em>Aa</em>.</p>
<ul><li><strong>Größe.</strong> Stellen Sie die Schrift so groß, dass Sie nicht mehr an sie denken. Lange Zeilen brauchen etwas mehr Abstand.</li>
<li><strong>Hintergrund.</strong> Nachts schonen dunkle Seiten die Augen; am Tag liest sich Schwarz auf Weiß oder Creme leichter.</li>
<li><strong>Vorlesen.</strong> Der Text ist wirklich Text. VoiceOver, TalkBack, Thorium Reader und viele andere Programme lesen ihn vor.</li>
<li><strong>Zurechtfinden.</strong> Jedes Buch hat ein verlinktes Inhaltsverzeichnis. Die meisten Apps können auch suchen und merken sich Lesezeichen und Notizen.</li></ul>`,
    },
    {
      heading: 'Wenn etwas nicht klappt',
      html: `<p><strong>Ich finde die Datei nicht.</strong> Sehen Sie im Ordner oder in der Liste <em>Downloads</em> nach. Auf dem iPhone liegt sie in der App „Dateien“.</p>
<p><strong>Mein Computer hält sie für ein Zip-Archiv.</strong> Im Inneren ist sie das auch. Entpacken Sie sie nicht; geben Sie dem Namen wieder die Endung <em>.epub</em> und öffnen Sie die Datei mit einer Lese-App.</p>
<p><strong>Auf dem Kindle kommt nichts an.</strong> Prüfen Sie, ob das WLAN eingeschaltet ist und ob Sie von einer zugelassenen Adresse geschrieben haben. Amazon meldet sich per E-Mail, wenn sich eine Datei nicht umwandeln ließ.</p>
<p><strong>Die Datei ist noch nicht verfügbar.</strong> Dann ist die Zahlung noch nicht bei uns, oder das Buch ist noch nicht erschienen. Den Grund nennt die Seite.</p>
<p><strong>Das Buch sieht falsch aus.</strong> Laden Sie es noch einmal, falls der erste Versuch abgebrochen ist, und probieren Sie eine zweite App. Bleibt es dabei, so schreiben Sie uns mit der Bestellnummer: Ein fehlerhaftes Buch bringen wir in Ordnung.</p>`,
    },
    {
      heading: 'Damit es Ihres bleibt',
      html: `<p>Bewahren Sie eine Kopie Ihrer Dateien dort auf, wo auch Ihre Fotos liegen: auf einer zweiten Festplatte oder in einer Cloud, der Sie vertrauen. Dann ist es gleich, was aus einem Gerät, einer App oder einem Shop wird, auch aus unserem.</p>
<p>Kopien für Ihre eigenen Geräte sind in Ordnung. Bitte stellen Sie Bücher nicht ins Netz und geben Sie sie nicht weiter: Die meisten haben Autorinnen und Autoren, die vom Verkauf leben, und das Gesetz schützt sie.</p>
<p>Wenn Sie ein E-Book bestellen, verlangen Sie, dass wir es bereitstellen, sobald es verfügbar ist, und Ihnen ist bekannt, dass Ihr Widerrufsrecht erlischt, sobald es bereitgestellt ist. Werfen Sie deshalb vorher einen Blick in die Leseprobe auf der Seite des Buches.</p>
<p>Viel Freude beim Lesen.</p>`,
    },
  ],
}
