/** A customer declares these whole sentences by a form. */
export const declaration = {
  withdrawal: {
    whole: 'Hiermit widerrufe ich den Vertrag über die Bestellung {{order}}.',
    part: 'Hiermit widerrufe ich den Vertrag über diese Artikel der Bestellung {{order}}:',
    itemsOnPage: '(die Liste finden Sie auf der unten verlinkten Seite)',
    name: 'Name: {{name}}',
    email: 'E-Mail: {{email}}',
  },
}
