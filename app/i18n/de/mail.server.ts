import type { ServerMessages } from '../en.server.ts'

export const mail: ServerMessages['mail'] = {
  ebooks: {
    heading: 'Ihre E-Books',
    link: 'Laden Sie sie hier herunter, so oft Sie möchten, fünf Jahre lang. Behalten Sie den Link für sich: Wer ihn hat, kann die Dateien herunterladen.',
    unpaid:
      'Der Link öffnet die Dateien, sobald Ihre Zahlung bei uns ist; wir schreiben Ihnen dann.',
    later: '{{name}} ist am {{day}} verfügbar, dem Tag des Erscheinens.',
    unpaidLater:
      '{{name}} ist am {{day}} verfügbar, dem Tag des Erscheinens, wenn Ihre Zahlung bis dahin bei uns ist.',
    opened: 'Jetzt können Sie herunterladen: {{names}}.',
    subject: 'Der Link zu Ihren E-Books, Bestellung {{number}}',
    consent:
      'Wir wurden gebeten, den Link zu den E-Books Ihrer Bestellung {{number}} noch einmal zu schicken. Hier ist er:',
    ignore:
      'Wenn Sie das nicht waren, beachten Sie diese E-Mail einfach nicht: Niemand sonst hat den Link bekommen.',
  },
  account: {
    welcomeSubject: 'Ihr Konto bei Octavo',
    welcome:
      'Mit dieser Adresse wurde ein Konto bei Octavo eröffnet. Sie können es sofort benutzen.\n\nBitte bestätigen Sie die Adresse: Danach finden Sie auch Ihre früheren Bestellungen mit ihr im Konto.',
    confirmSubject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    requested: 'Wir wurden gebeten, diese Adresse für ein Konto bei Octavo zu benutzen.',
    confirm:
      'Waren Sie es, so öffnen Sie diese Seite und drücken „Bestätigen“. Der Link gilt sieben Tage:',
    confirmIgnore:
      'Waren Sie es nicht, so beachten Sie diese Nachricht einfach nicht: Ohne Sie wird nichts bestätigt.',
    resetSubject: 'Ein neues Passwort für Octavo',
    reset: 'Wir wurden um ein neues Passwort für das Konto mit dieser Adresse gebeten.',
    resetLink: 'Wählen Sie es auf dieser Seite. Der Link gilt ein einziges Mal, eine Stunde lang:',
    resetIgnore:
      'Waren Sie es nicht, so beachten Sie diese Nachricht einfach nicht: Ihr Passwort bleibt, wie es ist.',
    passwordChangedSubject: 'Ihr Passwort wurde geändert',
    passwordChanged:
      'Das Passwort Ihres Kontos bei Octavo wurde soeben geändert, und jeder andere Browser wurde abgemeldet.',
    passwordChangedLink:
      'Waren Sie es nicht, so holen Sie sich Ihr Konto zurück, indem Sie sofort ein neues wählen:',
    emailChangedSubject: 'Ihre E-Mail-Adresse wurde geändert',
    emailChanged:
      'Ihr Konto bei Octavo hat jetzt eine andere E-Mail-Adresse. An diese schreiben wir deswegen nicht mehr.\n\nWaren Sie es nicht, so schreiben Sie uns sofort: {{seller}}',
    deletedSubject: 'Ihr Konto wurde gelöscht',
    deleted:
      'Ihr Konto bei Octavo wurde soeben gelöscht, wie mit seinem Passwort verlangt. Bestellungen bewahren wir auf, wie das Gesetz zur Buchführung es verlangt.\n\nWaren Sie es nicht, so schreiben Sie uns sofort: {{seller}}',
  },
  contact: {
    subject: 'Nachricht: {{subject}}',
    from: '{{name}} ({{email}}) hat dem Shop am {{time}} geschrieben. Ihre Antwort auf diese Nachricht geht an diese Adresse.',
    copySubject: 'Ihre Nachricht ist angekommen',
    received:
      'Wir haben Ihre Nachricht am {{time}} erhalten und antworten darauf, meist binnen eines Werktags.',
    ignore:
      'Haben Sie uns nicht geschrieben, so hat jemand Ihre Adresse irrtümlich eingetippt: Sie brauchen nichts zu tun.',
  },
  dispatch: {
    subject: 'Ihre Bestellung {{number}} ist unterwegs',
    text: 'Ihre Bestellung {{number}} wurde verschickt.',
    parcel: 'Paket {{code}}, {{carrier}}',
    contents: 'Was darin ist',
    withdrawal:
      'Sie können den Vertrag binnen 14 Tagen ab dem Tag, an dem die Ware bei Ihnen ist, ohne Angabe von Gründen widerrufen: mindestens bis zum {{date}}. Wie das geht, steht in der Bestätigung Ihrer Bestellung und auf ihrer Seite.',
  },
  cancelled: {
    subject: 'Ihre Bestellung {{number}} wurde storniert',
    text: 'Ihre Bestellung {{number}} wurde storniert. Nichts davon wird verschickt.',
    refund:
      'Sie hatten schon bezahlt: {{amount}} gehen auf demselben Weg an Sie zurück, binnen 14 Tagen.',
    noRefund: 'Sie hatten noch nicht bezahlt: Es ist nichts zu zahlen und nichts zurückzuzahlen.',
    linesSubject: 'Ein Teil Ihrer Bestellung {{number}} wurde storniert',
    linesText: 'Diese Artikel Ihrer Bestellung {{number}} wurden vor dem Versand storniert:',
    linesRefund:
      'Sie hatten sie schon bezahlt: {{amount}} gehen auf demselben Weg an Sie zurück, spätestens bis zum {{day}}.',
    linesToPay:
      'Zu zahlen sind jetzt {{amount}} statt {{total}}; nennt eine Rechnung noch den höheren Betrag, zahlen Sie den niedrigeren.',
    linesRest: 'Alles Übrige der Bestellung bleibt, wie es ist, und wird verschickt.',
    linesFiles: 'Verschickt wird davon nichts mehr; Ihre E-Books behalten Sie.',
  },
  accepted: {
    subject: 'Wir nehmen Ihre Bestellung {{number}} an',
    text: 'Wir haben Ihre Bestellung {{number}} geprüft. Die Ware ist für Sie reserviert, und wir nehmen die Bestellung mit dieser E-Mail an.',
  },
  expired: {
    subject: 'Ihre Bestellung {{number}} ist erloschen',
    text: 'Ihre Bestellung {{number}} vom {{date}} wurde in der vorgesehenen Zeit weder bezahlt noch gepackt und ist deshalb erloschen. Sie kostet nichts.\n\nSollten Sie inzwischen bezahlt haben, erhalten Sie Ihr Geld zurück. Sie können gern neu bestellen; wenn bei uns etwas schiefgegangen ist, antworten Sie bitte auf diese E-Mail.',
  },
  orderLink: {
    subject: 'Der Link zu Ihrer Bestellung {{number}}',
    text: 'Wir wurden um den Link zu Ihrer Bestellung {{number}} gebeten.',
    ignore:
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail einfach: Niemand sonst hat den Link bekommen.',
  },
  orderPage: { link: 'Alles zu Ihrer Bestellung' },
  payment: {
    paidSubject: 'Bezahlt: Ihre Bestellung {{number}}',
    paid: 'Ihre Zahlung von {{amount}} für die Bestellung {{number}} ist angekommen. Vielen Dank.',
    unpaidSubject: 'Nicht bezahlt: Ihre Bestellung {{number}} ist storniert',
    unpaid:
      'Ihre Bestellung {{number}} wurde nicht binnen 30 Minuten bezahlt und ist deshalb storniert. Sie kostet nichts, und von Ihrer Karte wurde nichts abgebucht.\n\nDie Artikel sind wieder im Shop; Sie können gern neu bestellen.',
    lateSubject: 'Erstattung: Ihre Bestellung {{number}}',
    late: {
      cancelled:
        'Ihre Zahlung von {{amount}} für die Bestellung {{number}} kam, als sie schon storniert war. Wir zahlen sie ganz zurück, auf dem Weg, auf dem Sie bezahlt haben, spätestens am {{day}}. Sie müssen nichts tun.',
      withdrawn:
        'Ihre Zahlung von {{amount}} für die Bestellung {{number}} kam, als Sie sie schon widerrufen hatten. Wir zahlen sie ganz zurück, auf dem Weg, auf dem Sie bezahlt haben, spätestens am {{day}}. Sie müssen nichts tun.',
      returned:
        'Ihre Zahlung von {{amount}} für die Bestellung {{number}} kam, als schon alles daraus zurück war. Wir zahlen sie ganz zurück, auf dem Weg, auf dem Sie bezahlt haben, spätestens am {{day}}. Sie müssen nichts tun.',
      paid: 'Ihre Zahlung von {{amount}} für die Bestellung {{number}} kam, als sie schon bezahlt war. Wir zahlen sie ganz zurück, auf dem Weg, auf dem Sie bezahlt haben, spätestens am {{day}}. Sie müssen nichts tun.',
    },
    refundSubject: 'Erstattet: Ihre Bestellung {{number}}',
    refund:
      'Wir haben {{amount}} für Ihre Bestellung {{number}} zurückgezahlt, auf dem Weg, auf dem Sie bezahlt haben. Bis das Geld auf Ihrem Konto ist, kann Ihre Bank einige Tage brauchen.',
    reference: 'Referenz: {{reference}}',
  },
  order: {
    subject: 'Ihre Bestellung {{number}} bei Octavo',
    invoiceSubject: 'Ihre Bestellung {{number}} bei Octavo, mit Rechnung',
    invoice:
      'Diese E-Mail ist Ihre Rechnung: Nummer {{number}} vom {{date}}. Bitte bezahlen Sie sie binnen 14 Tagen nach Erhalt.',
    invoicePaid: 'Diese E-Mail ist Ihre Rechnung: Nummer {{number}} vom {{date}}.',
    taxNumber: 'Umsatzsteuernummer: {{number}}',
    thanks: 'Danke, {{name}}.',
    thanksUnnamed: 'Danke für Ihre Bestellung.',
    noted: 'Ihre Bestellung {{number}} vom {{date}} ist bei uns eingegangen.',
    lines: 'Das sind die Artikel und ihre Preise:',
    unreserved:
      'Wir prüfen diese Bestellung, bevor wir die Ware reservieren, denn binnen einer Stunde kamen mehrere unbezahlte Bestellungen, vielleicht von anderen, die Ihren Internetanschluss mitbenutzen. Bis dahin ist nichts für Sie zurückgelegt. Sobald wir sie geprüft haben oder Ihre Zahlung angekommen ist, nehmen wir sie per E-Mail an.',
    nameOnPage: 'Der Name, wie er eingegeben wurde, steht auf der Seite der Bestellung.',
    addressOnPage:
      'Name und Adresse, wie sie eingegeben wurden, stehen auf der Seite der Bestellung.',
    received:
      'Ihre Bestellung {{number}} vom {{date}} ist bei uns eingegangen, und wir nehmen sie mit dieser Bestätigung an. Das sind die Artikel und ihre Preise:',
    receipt: 'Ihr Beleg, fünf Jahre lang abrufbar',
    keep: 'Behalten Sie den Link für sich: Wer ihn hat, kann Ihren Beleg lesen.',
    deliveredTo: 'Lieferadresse',
    payment: 'Bezahlung',
    questions: 'Fragen? Antworten Sie auf diese Nachricht, oder schreiben Sie an {{email}}.',
  },
  withdrawal: {
    heading: 'Widerrufsrecht',
    terms: `Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Ware in Besitz genommen haben bzw. hat; werden die Waren einer Bestellung getrennt geliefert, die letzte Ware.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({{seller}}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.

Sie können Ihr Widerrufsrecht auch online ausüben, mit der Funktion „Vertrag widerrufen“ auf {{where}}. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.`,
    ebooksLost:
      'Für das, was Ihnen mit Ihrer Zustimmung bereitgestellt wurde, ist das Widerrufsrecht erloschen: {{names}}.',
    ebooksOpen:
      'Noch nicht bereitgestellt: {{names}}. Bis dahin können Sie den Vertrag darüber ohne Angabe von Gründen widerrufen: online auf {{where}} oder durch jede andere eindeutige Erklärung uns gegenüber. Mit der Bereitstellung erlischt das Recht.',
    functionPage: 'der Seite der Widerrufsfunktion',
    effectsHeading: 'Folgen des Widerrufs',
    effects: `Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.

Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.`,
    formHeading: 'Muster-Widerrufsformular',
    form: `(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

— An {{seller}}:
— Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):
— Bestellt am (*)/erhalten am (*):
— Name des/der Verbraucher(s):
— Anschrift des/der Verbraucher(s):
— Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):
— Datum:

(*) Unzutreffendes streichen.`,
  },
  stock: {
    confirmSubject: 'Sollen wir Sie benachrichtigen? {{name}}',
    requested:
      'Wir wurden gebeten, einmal an diese Adresse zu schreiben, wenn dieser Artikel bei Octavo wieder erhältlich ist:\n\n{{name}}',
    confirm: 'Wenn Sie das waren, öffnen Sie diese Seite und drücken Sie „Ja, benachrichtigen“:',
    ignore:
      'Wenn nicht, brauchen Sie nichts zu tun: Wir schreiben Ihnen dazu nicht, und Ihre Adresse wird nach sieben Tagen gelöscht.',
    unsubscribe: 'Dieselbe Seite löscht Ihre Adresse, jederzeit.',
    backSubject: 'Wieder da: {{name}}',
    back: 'Sie wollten benachrichtigt werden. Dieser Artikel ist wieder erhältlich:\n\n{{name}}',
    toPage: 'Seine Seite im Shop:',
    notStored: 'Wir reservieren nichts: Wer zuerst bestellt, bekommt den Artikel zuerst.',
    deleted:
      'Dies ist die einzige Nachricht dazu. Mit ihr haben wir Ihre Adresse von der Liste gestrichen; Sie müssen nichts abbestellen.',
  },
  withdrawn: {
    subject: 'Ihr Widerruf ist eingegangen',
    sellerSubject: 'Ein Widerruf wurde erklärt',
    received: 'Dieser Widerruf eines Vertrags ist am {{time}} bei uns eingegangen.',
    content: 'Was erklärt wurde',
    page: 'Die ganze Erklärung steht auf dieser Seite. Bewahren Sie den Link auf oder drucken Sie die Seite:',
    nextHeading: 'Wie es weitergeht',
    next: 'Ist Ware schon bei Ihnen, senden Sie sie bitte binnen 14 Tagen an die Adresse unten zurück. Haben Sie schon gezahlt, erstatten wir das einschließlich der Lieferkosten binnen 14 Tagen ab heute auf dem Weg, auf dem Sie gezahlt haben; wir dürfen warten, bis die Ware zurück ist oder Sie ihre Absendung nachweisen.\n\nE-Books, die mit Ihrer Zustimmung schon bereitgestellt wurden, sind nicht umfasst. Alle anderen bleiben verschlossen: Zurückzusenden ist nichts, und was noch nicht bezahlt ist, brauchen Sie nicht zu bezahlen.',
  },
  returned: {
    subject: 'Ihre Rücksendung, Bestellung {{number}}',
    sellerSubject: 'Eine Rücksendung wurde angemeldet, Bestellung {{number}}',
    announced: 'Sie haben uns mitgeteilt, dass Sie aus Ihrer Bestellung {{number}} zurücksenden:',
    whereTo: 'Bitte senden Sie es an',
    seller: 'Sobald es hier ist: {{command}}',
    next: 'Die Rücksendung zahlen wir: Heben Sie den Beleg der Post auf und nennen Sie uns die Kosten. Sobald es hier ist, sehen wir es an und ersetzen oder erstatten es.',
    received:
      'Was Sie aus Ihrer Bestellung {{number}} zurückgesandt haben, ist angekommen. Was Sie dafür gezahlt haben, wird auf demselben Weg erstattet.',
    refused:
      'Was Sie aus Ihrer Bestellung {{number}} zurückgesandt haben, können wir nicht zurücknehmen. Der Grund:',
    lines: 'Worum es geht',
    reason: {
      damaged: 'Es kam beschädigt an',
      wrong: 'Es ist nicht, was bestellt wurde',
      'not-as-described': 'Es ist nicht, wie es beschrieben war',
      other: 'Etwas anderes',
    },
  },
}
