/** Report columns of an enquiry about a vehicle in one variant and colour. */
export const vehicleReportColumns = [
  { key: 'name', label: 'Name', from: 'name' },
  { key: 'contact', label: 'Contact number', from: 'contact' },
  { key: 'email', label: 'Email', from: 'email' },
  { key: 'model', label: 'Model', from: 'model' },
  { key: 'variant', label: 'Variant', from: 'variant' },
  { key: 'color', label: 'Colour', from: 'color' },
  { key: 'town', label: 'Town or PIN code', from: 'town' },
] as const
