/** What somebody declares by a form, in whole sentences. */
export const declaration = {
  withdrawal: {
    whole: 'Hiermit widerrufe ich den Vertrag über die Bestellung {{order}}.',
    part: 'Hiermit widerrufe ich den Vertrag über diese Waren der Bestellung {{order}}:',
    name: 'Name: {{name}}',
    email: 'E-Mail: {{email}}',
  },
}
