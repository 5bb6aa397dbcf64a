export const refusal = {
  badRequest: 'We could not read this request.',
  unknownIntent: 'This page has no such button.',
  foreignOrigin: 'This form was sent from another site, so nothing was done.',
  method: 'This address takes forms only by POST.',
  tooLarge: 'This is more than a form of this shop can hold.',
  notAForm: 'This is not a form of this shop.',
}
