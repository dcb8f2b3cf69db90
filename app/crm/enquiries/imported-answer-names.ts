/**
 * Names under which an imported enquiry has values for which its kind has no field. They are also
 * the labels that staff see.
 */
export const importedAnswerNames = {
  email: 'E-mail',
  model: 'Model',
  plate: 'Registration number',
  notes: 'Remarks',
  city: 'City',
  source: 'Source in the file',
  status: 'Status in the file',
  kind: 'Type in the file',
  otherNumbers: 'Other number',
} as const
