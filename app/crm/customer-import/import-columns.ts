import * as words from './import-words.ts'

/** The columns of a sheet that an import reads. */
export const importColumns = [
  'name',
  'mobile',
  'email',
  'model',
  'plate',
  'date',
  'kind',
  'status',
  'notes',
  'source',
  'city',
] as const

export type ImportColumn = (typeof importColumns)[number]

/** The position of each column in the sheet, from 0. */
export type ColumnMapping = Partial<Record<ImportColumn, number>>

/** Accepted headings, in lower case letters and digits only. */
const headings: Record<ImportColumn, readonly string[]> = {
  name: ['name', 'customername', 'customer', 'fullname', 'clientname', 'nameofcustomer', 'party'],
  mobile: [
    ...['mobile', 'mobileno', 'mobilenumber', 'phone', 'phoneno', 'phonenumber', 'contactno'],
    ...['contact', 'contactnumber', 'customermobile', 'cell', 'cellno', 'whatsapp', 'whatsappno'],
  ],
  email: ['email', 'emailid', 'emailaddress', 'mail', 'mailid'],
  model: ['model', 'vehicle', 'bike', 'vehiclemodel', 'modelname', 'product', 'interestedin'],
  plate: [
    ...['regno', 'registration', 'registrationno', 'registrationnumber', 'vehicleno'],
    ...['vehiclenumber', 'regnumber', 'bikeno', 'plate', 'numberplate'],
  ],
  date: [
    ...['date', 'enquirydate', 'dateofenquiry', 'inquirydate', 'visitdate', 'bookingdate'],
    ...['createddate', 'createdon', 'receiveddate', 'leaddate'],
  ],
  kind: ['type', 'enquirytype', 'kind', 'category', 'leadtype', 'purpose'],
  status: ['status', 'enquirystatus', 'leadstatus', 'stage', 'result', 'outcome'],
  notes: ['remarks', 'remark', 'notes', 'note', 'comments', 'comment', 'feedback', 'details'],
  source: ['source', 'leadsource', 'enquirysource', 'sourceofenquiry', 'reference'],
  city: ['city', 'town', 'place', 'location', 'area', 'village', 'address'],
}

/** Returns the column that a heading names; undefined for an unknown heading. */
export function recogniseHeading(heading: string): ImportColumn | undefined {
  const key = heading
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return importColumns.find((column) => headings[column].includes(key))
}

export const importColumnOptions = importColumns.map((value) => ({
  value,
  label: words.columns[value],
}))
