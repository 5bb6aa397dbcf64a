export const tracking = {
  heading: 'Wo ist meine Bestellung?',
  crumb: 'Bestellung verfolgen',
  lede: 'Die Nummer steht auf Ihrem Beleg; die E-Mail-Adresse ist die der Bestellung.',
  number: 'Bestellnummer',
  numberHint: 'Wie auf dem Beleg, etwa 7KQ2M9XD',
  email: 'E-Mail-Adresse',
  look: 'Status anzeigen',
  state: {
    received: 'Bestellung {{number}} ist bei uns eingegangen',
    packed: 'Bestellung {{number}} ist gepackt',
    dispatched: 'Bestellung {{number}} ist unterwegs',
    delivered: 'Bestellung {{number}} wurde zugestellt',
    withdrawn: 'Bestellung {{number}} wurde widerrufen',
    cancelled: 'Bestellung {{number}} wurde storniert',
    returned: 'Bestellung {{number}} wurde zurückgeschickt',
  },
  pickup: {
    dispatched: 'Bestellung {{number}} liegt zur Abholung bereit',
    delivered: 'Bestellung {{number}} wurde abgeholt',
  },
  files: 'Die E-Books der Bestellung {{number}} stehen zum Herunterladen bereit',
  pageHeading: 'Alles zu dieser Bestellung',
  pageText:
    'Artikel und Beträge finden Sie auf der Seite der Bestellung; dort können Sie auch stornieren oder widerrufen. Den Link dorthin schicken wir nur an die E-Mail-Adresse der Bestellung.',
  sendLink: 'Link senden',
  sent: 'Der Link ist unterwegs an die E-Mail-Adresse der Bestellung.',
}
