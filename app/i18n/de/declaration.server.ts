/** A customer declares these whole sentences by a form. */
export const declaration = {
  withdrawal: {
    whole: 'Hiermit widerrufe ich den Vertrag über die Bestellung {{order}}.',
    part: 'Hiermit widerrufe ich den Vertrag über diese Waren der Bestellung {{order}}:',
    itemsOnPage: '(die Liste steht auf der Seite unten)',
    name: 'Name: {{name}}',
    email: 'E-Mail: {{email}}',
  },
}
