import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('public read endpoints', (getDatabase) => {
  const get = async (path: string) => (await testApp(getDatabase()).request(path)).json()

  it('slides have id and filepath', async () => {
    const slides = await get('/api/images')
    expect(slides).toHaveLength(6)
    for (const slide of slides)
      expect(slide).toEqual({ id: expect.any(Number), filepath: expect.stringMatching(/^\/pict/) })
  })

  it.each([
    ['/api/bikes', 14],
    ['/api/scooters', 6],
    ['/api/ev', 2],
  ])('%s returns models with the same fields', async (path, count) => {
    const models = await get(path)
    expect(models).toHaveLength(count)
    for (const model of models)
      expect(model).toMatchObject({
        id: expect.any(Number),
        bikeName: expect.any(String),
        name: model.bikeName,
        nameImg: expect.stringMatching(/^\/wordmarks\/.*\.svg$/),
        bikeIcon: expect.stringMatching(/^\/pictures\//),
        image: expect.stringMatching(/^\/pictures\//),
        specs: {
          engine: expect.any(String),
          power: expect.any(String),
          transmission: expect.any(String),
          document: `/brochures/${model.bikeName.replaceAll(' ', '')}.pdf`,
        },
      })
  })

  it('gallery pictures have paths with forward slashes', async () => {
    for (const picture of await get('/api/gallery'))
      expect(picture).toMatchObject({
        id: expect.any(Number),
        image_path: expect.stringMatching(/^\/[^\\]+$/),
      })
  })

  it('offers have id, title, image and description, the highest id first', async () => {
    const offers = await get('/api/getOffers')
    expect(offers.map((it: { id: number }) => it.id)).toEqual([4, 3, 2, 1])
    for (const offer of offers)
      expect(Object.keys(offer).sort()).toEqual([
        'description',
        'id',
        'image',
        'models',
        'title',
        'until',
      ])
  })

  it.each(['HORNET2.0', 'hornet2.0', 'HORNET%202.0', 'Hornet 2.0'])(
    'a model is found by the name %s',
    async (name) => {
      expect((await get(`/api/bikeView/${name}`)).bikeName).toBe('HORNET 2.0')
    },
  )

  it('a model has specification groups, each a map from label to text', async () => {
    const { bikeName, bikeDetails, bikePrice, image, ...groups } = await get('/api/bikeView/DIO')
    expect({ bikeName, bikeDetails, bikePrice, image }).toEqual({
      bikeName: 'DIO',
      bikeDetails: expect.any(String),
      bikePrice: 68800,
      image: expect.stringMatching(/^\/pictures\//),
    })
    for (const group of [
      'bodyDimensions',
      'engineDetails',
      'transmissionDetails',
      'tyreDetails',
      'frame',
      'Electrical',
    ])
      for (const text of Object.values(groups[group])) expect(text).toEqual(expect.any(String))
  })

  it('variants have a name and a price; the first variant has the model’s price', async () => {
    expect(await get('/api/variants/CBSHINE')).toEqual([
      { name: 'Drum', price: 78500, priceIsApproximate: true, isPictured: false },
      { name: 'Disc', price: 82900, priceIsApproximate: true, isPictured: true },
    ])
  })

  it.each([
    ['bikeFeatures', ['heading', 'image', 'description']],
    ['bikeAccessories', ['heading', 'image', 'description', 'part_no', 'price']],
    ['bikeColours', ['id', 'image']],
    ['360Images', ['images']],
  ])('%s returns the documented fields', async (call, keys) => {
    const list = await get(`/api/${call}/DIO`)
    expect(list.length).toBeGreaterThan(1)
    for (const item of list) expect(Object.keys(item)).toEqual(expect.arrayContaining(keys))
    if (keys.includes('price')) expect(list[0].price).toMatch(/^\d+\.\d{2}$/)
  })

  it('bikeSpecifications has six groups of rows, with the sources of the rows', async () => {
    const { specifications, sources } = await get('/api/bikeSpecifications/DIO')
    const row = {
      label: expect.any(String),
      value: expect.any(String),
      approximate: expect.any(Boolean),
    }
    expect(Object.keys(specifications)).toHaveLength(6)
    for (const rows of Object.values(specifications))
      expect(rows).toEqual(expect.arrayContaining([row]))
    expect(sources[0]).toEqual({
      what: expect.any(String),
      source: expect.any(String),
      checkedOn: expect.any(String),
    })
  })

  it('the dealer is the first entry of a list, and the dealer’s map is a JSON string', async () => {
    const [dealer, ...others] = await get('/api/dealers/1')
    expect(others).toEqual([])
    expect(dealer).toMatchObject({
      name: 'Meridian Motors',
      address: expect.stringContaining('Hyderabad'),
      open_time: '10:00 AM to 08:00 PM',
      email: expect.stringMatching(/@.*\.example$/),
    })
    expect(dealer.sale_no.split(', ')).toHaveLength(3)
    expect(dealer.service_no.split(', ')).toHaveLength(2)
    expect(JSON.parse(dealer.url)).toEqual({
      lat: expect.any(Number),
      lng: expect.any(Number),
      link: expect.stringMatching(/^https:\/\//),
    })
  })

  it.each([
    ['bikeView/NOPE', 'We have no model of that name.'],
    ['variants/%00', 'We have no model of that name.'],
    ['bikeSpecifications/NOPE', 'We have no model of that name.'],
    ['bikeFeatures/%E0%A4%A', 'We have no model of that name.'],
    ['bikeAccessories/..%2f', 'We have no model of that name.'],
    ['bikeColours/%27%20or%201=1', 'We have no model of that name.'],
    ['360Images/%25', 'We have no model of that name.'],
    ['dealers/2', 'There is no dealer with this id.'],
    ['dealers/one', 'There is no dealer with this id.'],
    ['dealers/99999999999999999999', 'There is no dealer with this id.'],
  ])('/api/%s is a 404 with a message', async (path, message) => {
    const answer = await testApp(getDatabase()).request(`/api/${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message, error: message, errors: {} })
  })
})
