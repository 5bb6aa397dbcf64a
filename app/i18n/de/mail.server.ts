import type { ServerMessages } from '../en.server.ts'

export const mail: ServerMessages['mail'] = {
  ebooks: {
    heading: 'Ihre E-Books',
    link: 'Laden Sie sie hier herunter, so oft Sie möchten, fünf Jahre lang. Behalten Sie den Link für sich: Wer ihn hat, kann die Dateien herunterladen.',
    unpaid:
      'Der Link öffnet die Dateien, sobald Ihre Zahlung eingegangen ist; wir schreiben Ihnen dann.',
    later: '{{name}} ist ab Erscheinen am {{day}} verfügbar.',
    unpaidLater:
      '{{name}} ist ab Erscheinen am {{day}} verfügbar, wenn Ihre Zahlung bis dahin eingegangen ist.',
    opened: 'Jetzt können Sie herunterladen: {{names}}.',
    subject: 'Der Link zu Ihren E-Books, Bestellung {{number}}',
    editionSubject: 'Neue Ausgabe: {{name}}',
    edition:
      'Von {{name}}, gekauft mit Ihrer Bestellung {{number}}, gibt es eine neue Ausgabe der Datei. Sie ist in Ihrem Kauf enthalten; die gekaufte Datei bleibt daneben verfügbar.',
    consent:
      'Wir wurden gebeten, den Link zu den E-Books Ihrer Bestellung {{number}} noch einmal zu schicken. Hier ist er:',
    ignore:
      'Wenn Sie das nicht waren, beachten Sie diese E-Mail einfach nicht: Niemand sonst hat den Link bekommen.',
  },
  account: {
    welcomeSubject: 'Ihr Konto bei {{shop}}',
    welcome:
      'Mit dieser Adresse wurde ein Konto bei {{shop}} eröffnet. Sie können es sofort nutzen.\n\nBitte bestätigen Sie Ihre Adresse: Danach finden Sie auch frühere Bestellungen mit dieser Adresse in Ihrem Konto.',
    confirmSubject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    requested: 'Wir wurden gebeten, diese Adresse für ein Konto bei {{shop}} zu verwenden.',
    confirm:
      'Wenn Sie das waren, öffnen Sie diese Seite und klicken Sie auf „Bestätigen“. Der Link gilt sieben Tage:',
    confirmIgnore:
      'Wenn nicht, ignorieren Sie diese E-Mail einfach: Ohne Sie wird nichts bestätigt.',
    resetSubject: 'Ihr neues Passwort für {{shop}}',
    reset: 'Für das Konto mit dieser Adresse wurde ein neues Passwort angefordert.',
    resetLink:
      'Wählen Sie es auf dieser Seite. Der Link gilt eine Stunde lang und nur ein einziges Mal:',
    resetIgnore:
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail einfach: Ihr Passwort bleibt unverändert.',
    passwordChangedSubject: 'Ihr Passwort wurde geändert',
    passwordChanged:
      'Das Passwort Ihres Kontos bei {{shop}} wurde soeben geändert, und jeder andere Browser wurde abgemeldet.',
    passwordChangedLink:
      'Wenn Sie das nicht waren, holen Sie sich Ihr Konto zurück und wählen Sie sofort ein neues Passwort:',
    emailChangedSubject: 'Ihre E-Mail-Adresse wurde geändert',
    emailChanged:
      'Zu Ihrem Konto bei {{shop}} gehört jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir dazu nicht mehr.\n\nWenn Sie das nicht waren, schreiben Sie uns bitte sofort: {{seller}}',
    deletedSubject: 'Ihr Konto wurde gelöscht',
    deleted:
      'Ihr Konto bei {{shop}} wurde soeben gelöscht, wie mit dem Passwort des Kontos angefordert. Bestellungen bewahren wir so lange auf, wie das Steuer- und Handelsrecht es verlangt.\n\nWenn Sie das nicht waren, schreiben Sie uns bitte sofort: {{seller}}',
  },
  shopkeeper: {
    orderSubject: 'Neue Bestellung {{number}}, {{total}}',
    order: 'Die Bestellung {{number}} ist am {{time}} eingegangen.',
    unreserved:
      'Für sie ist noch nichts reserviert, weil binnen einer Stunde viele unbezahlte Bestellungen kamen. Bitte prüfen Sie sie zuerst.',
    toPack: 'Zu packen',
    ebooks: 'E-Books: nichts zu versenden',
    buyer: 'Bestellt von',
    ifPaidToday: 'Das gilt, wenn die Bestellung heute bezahlt wird.',
    payment: '{{name}}: {{state}}',
    next: 'Was jetzt zu tun ist',
    office: 'Die Bestellung im Ladenbüro öffnen',
    show: 'Die ganze Bestellung ansehen: {{command}}',
    reserve: 'Nach Ihrer Prüfung den Bestand reservieren: {{command}}',
    paid: 'Sobald das Geld da ist: {{command}}',
    slip: 'Den Lieferschein schreiben: {{command}}',
    pack: 'Sobald alles gepackt ist: {{command}}',
    invoice: 'Danach die Rechnung schreiben, die ins Paket gehört: {{command}}',
    digestSubject_one: '{{count}} neue Bestellung',
    digestSubject_other: '{{count}} neue Bestellungen',
    lowSubject_one: 'Geht zur Neige: {{name}}',
    lowSubject_other: '{{count}} Artikel gehen zur Neige',
    low: 'Seit der Bestellung {{number}} ist hiervon nicht mehr viel da:',
    left_one: 'noch {{count}}',
    left_other: 'noch {{count}}',
    soldOut: 'ausverkauft',
    once: 'Diese Nachricht bekommen Sie einmal, bis wieder mehr als {{count}} vorrätig sind.',
    restock: 'So buchen Sie Ware ein: {{command}}',
    'under-way': {
      subject: 'Zahlung unterwegs, Bestellung {{number}}',
      text: 'Die Bestellung {{number}} über {{total}} ist eingegangen; ihre Zahlung dauert einige Tage, etwa bei einer Lastschrift. Die Artikel sind zurückgelegt. Bitte versenden Sie nichts, bevor sie bezahlt ist. Sie erhalten eine E-Mail, sobald das Geld da ist oder falls die Zahlung abgelehnt wird.',
    },
    declined: {
      subject: 'Zahlung abgelehnt, Bestellung {{number}}',
      text: 'Die Zahlung von {{total}} für die Bestellung {{number}} wurde abgelehnt. Die Bestellung ist storniert, ihre Artikel sind wieder im Verkauf.',
    },
    unpaid: {
      subject: 'Nicht bezahlt, Bestellung {{number}}',
      text: 'Die Bestellung {{number}} über {{total}} wurde nicht rechtzeitig bezahlt. Sie ist storniert, ihre Artikel sind wieder im Verkauf.',
    },
    wrong: {
      subject: 'Falsche Zahlung, Bestellung {{number}}',
      text: 'Eine Zahlung für die Bestellung {{number}} stimmt nicht mit den geforderten {{total}} überein. Die Bestellung gilt als unbezahlt. Bitte vergleichen Sie sie mit der Zahlung bei Stripe.',
    },
    'refund-failed': {
      subject: 'Erstattung fehlgeschlagen, Bestellung {{number}}',
      text: 'Eine Erstattung für die Bestellung {{number}} kam zurück. Sie ist wieder offen; bitte kümmern Sie sich darum.',
    },
    cancelled: {
      subject: 'Vom Käufer storniert, Bestellung {{number}}',
      text: 'Die Bestellung {{number}} über {{total}} wurde vom Käufer storniert. Bitte versenden Sie nichts; die Artikel sind wieder im Verkauf.',
    },
  },
  contact: {
    subject: 'Nachricht: {{subject}}',
    office: 'Die Nachricht im Ladenbüro öffnen',
    from: '{{name}} ({{email}}) hat dem Shop am {{time}} geschrieben. Ihre Antwort auf diese Nachricht geht an diese Adresse.',
    copySubject: 'Ihre Nachricht ist angekommen',
    received:
      'Wir haben Ihre Nachricht am {{time}} erhalten und antworten darauf, meist binnen eines Werktags.',
    ignore:
      'Wenn Sie uns nicht geschrieben haben, hat jemand Ihre Adresse irrtümlich eingegeben: Ignorieren Sie diese E-Mail einfach.',
    wrote: 'Am {{time}} schrieb {{name}}:',
  },
  ready: {
    subject: 'Ihre Bestellung {{number}} liegt zur Abholung bereit',
    text: 'Ihre Bestellung {{number}} liegt zur Abholung bereit.',
  },
  dispatch: {
    subject: 'Ihre Bestellung {{number}} ist unterwegs',
    text: 'Ihre Bestellung {{number}} wurde verschickt.',
    parcel: 'Paket {{code}}, {{carrier}}',
    toPay: 'Zu zahlen sind damit noch {{amount}}.',
    contents: 'Inhalt',
    withdrawal:
      'Sie können den Vertrag binnen 14 Tagen ab dem Tag, an dem die Ware bei Ihnen ist, ohne Angabe von Gründen widerrufen: mindestens bis zum {{date}}. Wie das geht, steht in der Bestätigung Ihrer Bestellung und auf der Bestellseite.',
  },
  attached: {
    invoice: 'Ihre Rechnung {{number}} liegt dieser E-Mail als PDF bei.',
    'credit-note': 'Die Rechnungskorrektur {{number}} liegt dieser E-Mail als PDF bei.',
  },
  cancelled: {
    subject: 'Ihre Bestellung {{number}} wurde storniert',
    text: 'Ihre Bestellung {{number}} wurde storniert. Nichts davon wird verschickt.',
    refund:
      'Sie hatten schon bezahlt: Wir erstatten Ihnen {{amount}} binnen 14 Tagen auf demselben Weg.',
    noRefund: 'Sie hatten noch nicht bezahlt: Es ist nichts zu zahlen und nichts zu erstatten.',
    linesSubject: 'Ein Teil Ihrer Bestellung {{number}} wurde storniert',
    linesText: 'Diese Artikel Ihrer Bestellung {{number}} wurden vor dem Versand storniert:',
    linesRefund:
      'Sie hatten sie schon bezahlt: Wir erstatten Ihnen {{amount}} auf demselben Weg, spätestens bis zum {{day}}.',
    linesToPay: 'Zu zahlen sind jetzt {{amount}} statt {{total}}.',
    linesToPayCredited:
      'Zu zahlen sind jetzt {{amount}} statt {{total}}; nennt eine Rechnung noch den höheren Betrag, zahlen Sie den niedrigeren.',
    linesRest: 'Der Rest der Bestellung bleibt unverändert und wird verschickt.',
    linesFiles: 'Verschickt wird nichts mehr; Ihre E-Books behalten Sie.',
  },
  accepted: {
    subject: 'Wir nehmen Ihre Bestellung {{number}} an',
    text: 'Wir haben Ihre Bestellung {{number}} geprüft. Die Ware ist für Sie reserviert, und wir nehmen die Bestellung mit dieser E-Mail an.',
  },
  expired: {
    subject: 'Ihre Bestellung {{number}} ist verfallen',
    text: 'Ihre Bestellung {{number}} vom {{date}} wurde in der vorgesehenen Zeit weder bezahlt noch gepackt und ist deshalb verfallen. Ihnen entstehen keine Kosten.\n\nSollten Sie inzwischen bezahlt haben, erhalten Sie Ihr Geld zurück. Sie können gern neu bestellen; wenn bei uns etwas schiefgegangen ist, antworten Sie bitte auf diese E-Mail.',
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
      'Ihre Bestellung {{number}} wurde nicht binnen 30 Minuten bezahlt und ist deshalb storniert. Ihnen entstehen keine Kosten, und es wurde nichts abgebucht.\n\nDie Artikel sind wieder im Shop; Sie können gern neu bestellen.',
    declined:
      'Ihre Zahlung für die Bestellung {{number}} wurde abgelehnt; die Bestellung ist deshalb storniert. Ihnen entstehen keine Kosten.\n\nDie Artikel sind wieder im Shop; Sie können gern neu bestellen und anders bezahlen.',
    lateSubject: 'Erstattung: Ihre Bestellung {{number}}',
    late: {
      cancelled:
        'Ihre Zahlung von {{amount}} für die Bestellung {{number}} ist eingegangen, als die Bestellung schon storniert war. Wir erstatten den Betrag vollständig auf dem Weg, auf dem Sie bezahlt haben, spätestens am {{day}}. Sie müssen nichts tun.',
      withdrawn:
        'Ihre Zahlung von {{amount}} für die Bestellung {{number}} ist eingegangen, als Sie die Bestellung schon widerrufen hatten. Wir erstatten den Betrag vollständig auf dem Weg, auf dem Sie bezahlt haben, spätestens am {{day}}. Sie müssen nichts tun.',
      returned:
        'Ihre Zahlung von {{amount}} für die Bestellung {{number}} ist eingegangen, als schon alles daraus zurück war. Wir erstatten den Betrag vollständig auf dem Weg, auf dem Sie bezahlt haben, spätestens am {{day}}. Sie müssen nichts tun.',
      paid: 'Ihre Zahlung von {{amount}} für die Bestellung {{number}} ist eingegangen, als die Bestellung schon bezahlt war. Wir erstatten den Betrag vollständig auf dem Weg, auf dem Sie bezahlt haben, spätestens am {{day}}. Sie müssen nichts tun.',
    },
    refundSubject: 'Erstattet: Ihre Bestellung {{number}}',
    refund:
      'Wir haben Ihnen {{amount}} für Ihre Bestellung {{number}} erstattet, auf dem Weg, auf dem Sie bezahlt haben. Bis das Geld auf Ihrem Konto ist, können einige Tage vergehen.',
    reference: 'Referenz: {{reference}}',
  },
  order: {
    subject: 'Ihre Bestellung {{number}} bei {{shop}}',
    invoice:
      'Bitte bezahlen Sie binnen 14 Tagen nach Erhalt dieser E-Mail. Ist Ihre Zahlung eingegangen, folgt die Rechnung per E-Mail.',
    stripe:
      'Sie bezahlen auf der Seite unseres Zahlungsdienstes Stripe, zu der Ihr Beleg führt. Die Bestellung wartet bis {{time}} auf Ihre Zahlung und wird danach storniert. Eine Lastschrift etwa dauert einige Tage: Haben Sie sie dort gewählt, wartet die Bestellung auf das Geld, und wir schreiben Ihnen.',
    taxNumber: 'Umsatzsteuernummer: {{number}}',
    vatNumber: 'USt-IdNr.: {{number}}',
    thanks: 'Danke, {{name}}.',
    thanksUnnamed: 'Danke für Ihre Bestellung.',
    noted: 'Ihre Bestellung {{number}} vom {{date}} ist bei uns eingegangen.',
    lines: 'Das sind die Artikel und ihre Preise:',
    unreserved:
      'Wir prüfen diese Bestellung, bevor wir die Ware reservieren, denn binnen einer Stunde kamen mehrere unbezahlte Bestellungen, vielleicht von anderen, die Ihren Internetanschluss mitbenutzen. Bis dahin ist nichts für Sie zurückgelegt. Sobald wir sie geprüft haben oder Ihre Zahlung angekommen ist, nehmen wir sie per E-Mail an.',
    nameOnPage: 'Den Namen, wie er eingegeben wurde, finden Sie auf der Bestellseite.',
    addressOnPage: 'Name und Adresse, wie sie eingegeben wurden, finden Sie auf der Bestellseite.',
    received:
      'Ihre Bestellung {{number}} vom {{date}} ist bei uns eingegangen, und wir nehmen sie mit dieser Bestätigung an. Das sind die Artikel und ihre Preise:',
    receipt: 'Ihr Beleg, fünf Jahre lang abrufbar',
    keep: 'Behalten Sie den Link für sich: Wer ihn hat, kann Ihren Beleg lesen.',
    deliveredTo: 'Lieferadresse',
    payment: 'Bezahlung',
    questions: 'Fragen? Antworten Sie auf diese E-Mail oder schreiben Sie an {{email}}.',
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
      'Wir wurden gebeten, diese Adresse einmal zu benachrichtigen, wenn dieser Artikel bei {{shop}} erhältlich ist:\n\n{{name}}',
    confirm:
      'Wenn Sie das waren, öffnen Sie diese Seite und klicken Sie auf „Ja, benachrichtigen“:',
    ignore:
      'Wenn nicht, brauchen Sie nichts zu tun: Wir schreiben Ihnen dazu nicht, und Ihre Adresse wird nach sieben Tagen gelöscht.',
    unsubscribe: 'Auf derselben Seite können Sie Ihre Adresse jederzeit löschen.',
    backSubject: 'Jetzt erhältlich: {{name}}',
    back: 'Sie wollten benachrichtigt werden. Dieser Artikel ist jetzt erhältlich:\n\n{{name}}',
    toPage: 'Zum Artikel im Shop:',
    notStored: 'Wir reservieren nichts: Wer zuerst bestellt, bekommt den Artikel zuerst.',
    deleted:
      'Dies ist die einzige E-Mail dazu. Ihre Adresse haben wir von der Liste gestrichen; Sie müssen nichts abbestellen.',
  },
  withdrawn: {
    subject: 'Ihr Widerruf ist eingegangen',
    sellerSubject: 'Ein Widerruf wurde erklärt',
    received: 'Dieser Widerruf eines Vertrags ist am {{time}} bei uns eingegangen.',
    content: 'Die Erklärung',
    page: 'Die vollständige Erklärung finden Sie auf dieser Seite. Bewahren Sie den Link auf oder drucken Sie die Seite:',
    nextHeading: 'Wie es weitergeht',
    next: 'Haben Sie die Ware schon erhalten, senden Sie sie bitte binnen 14 Tagen an die Adresse unten zurück. Was Sie schon bezahlt haben, erstatten wir einschließlich der Versandkosten binnen 14 Tagen ab heute auf dem Weg, auf dem Sie bezahlt haben; wir dürfen warten, bis die Ware zurück ist oder Sie ihre Absendung nachweisen.\n\nE-Books, die mit Ihrer Zustimmung schon bereitgestellt wurden, sind davon ausgenommen. Alle anderen bleiben gesperrt: Sie müssen nichts zurücksenden, und was noch nicht bezahlt ist, brauchen Sie nicht zu bezahlen.',
  },
  returned: {
    subject: 'Ihre Rücksendung, Bestellung {{number}}',
    sellerSubject: 'Eine Rücksendung wurde angemeldet, Bestellung {{number}}',
    announced: 'Sie haben eine Rücksendung aus Ihrer Bestellung {{number}} angemeldet:',
    whereTo: 'Bitte senden Sie die Ware an',
    seller: 'Sobald die Ware hier ist: {{command}}',
    next: 'Die Kosten der Rücksendung tragen wir: Heben Sie den Einlieferungsbeleg auf und nennen Sie uns den Betrag. Sobald die Ware hier ist, sehen wir sie an und ersetzen oder erstatten sie.',
    received:
      'Ihre Rücksendung aus der Bestellung {{number}} ist angekommen. Was Sie dafür bezahlt haben, erstatten wir auf demselben Weg.',
    receivedUnpaid:
      'Ihre Rücksendung aus der Bestellung {{number}} ist angekommen. Sie müssen sie nicht bezahlen.',
    nothingDue:
      'Für diese Bestellung ist nichts mehr zu zahlen. Nennt eine Rechnung noch einen Betrag, zahlen Sie ihn nicht.',
    refused:
      'Was Sie aus Ihrer Bestellung {{number}} zurückgesandt haben, können wir leider nicht zurücknehmen. Der Grund:',
    lines: 'Artikel',
    reason: {
      damaged: 'Beschädigt angekommen',
      wrong: 'Nicht der bestellte Artikel',
      'not-as-described': 'Entspricht nicht der Beschreibung',
      other: 'Etwas anderes',
    },
  },
}
