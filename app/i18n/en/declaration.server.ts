/** A customer declares these whole sentences by a form. */
export const declaration = {
  withdrawal: {
    whole: 'I hereby withdraw from the contract for the order {{order}}.',
    part: 'I hereby withdraw from the contract for these items of the order {{order}}:',
    itemsOnPage: '(the list is on the page linked below)',
    name: 'Name: {{name}}',
    email: 'E-mail: {{email}}',
  },
}
