import { liftAtDetail } from '../../kernel/detail.ts'
import { divided } from '../../kernel/draped.ts'
import { type Mesh, mapMesh, merge } from '../../kernel/mesh.ts'
import { type Surface, surfaceNormal } from '../../kernel/panel.ts'
import { contours, raised } from '../../kernel/raised.ts'
import { add, clamp, dot, len, mul, sub, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/** Letters of the site's headline font, 1278 units high, as scripts/outlines.ts gives them: [width, outline]. */
const LETTERS: Record<string, readonly [number, string]> = {
  C: [
    1470,
    'M859,-41Q477,-41 284,137Q91,315 91,634L91,651Q91,964 281.5,1141.5Q472,1319 849,1319Q953,1319 1041.5,1304.5Q1130,1290 1203.5,1266Q1277,1242 1337,1211L1366,919Q1272,964 1157.5,997Q1043,1030 896,1030Q675,1030 567.5,929.5Q460,829 460,653L460,636Q460,458 569,355.5Q678,253 917,253Q1055,253 1169.5,286Q1284,319 1379,362L1349,66Q1291,37 1217,12Q1143,-13 1053.5,-27Q964,-41 859,-41Z',
  ],
  B: [
    1611,
    'M403,0L403,266L991,266Q1080,266 1122,299.5Q1164,333 1164,396L1164,405Q1164,469 1122,502Q1080,535 990,535L403,535L403,773L971,773Q1058,773 1096.5,804.5Q1135,836 1135,892L1135,901Q1135,959 1096.5,990.5Q1058,1022 971,1022L403,1022L403,1278L996,1278Q1261,1278 1374,1202Q1487,1126 1487,973L1487,962Q1487,851 1416.5,788Q1346,725 1205,721L1205,709Q1358,695 1442,613Q1526,531 1526,383L1526,369Q1526,191 1405,95.5Q1284,0 1025,0L403,0ZM149,0L149,1278L488,1278L488,0L149,0Z',
  ],
  R: [
    1581,
    'M1142,0L1110,178Q1096,261 1070,310.5Q1044,360 993,382Q942,404 853,404L391,406L391,660L902,662Q1019,662 1070.5,707.5Q1122,753 1122,833L1122,843Q1122,922 1071,965.5Q1020,1009 903,1009L391,1009L391,1278L941,1278Q1218,1278 1346,1185Q1474,1092 1474,915L1474,905Q1474,768 1395,694.5Q1316,621 1158,609L1158,557L1090,605Q1220,597 1293,556Q1366,515 1404,438Q1442,361 1465,243L1512,0L1142,0ZM149,0L149,1278L491,1278L491,556L492,435L492,0L149,0Z',
  ],
  1: [903, 'M406,0L406,962L391,962L49,837L59,1139L434,1278L754,1278L754,0L406,0Z'],
  5: [
    1446,
    'M698,-33Q519,-33 376.5,-1.5Q234,30 159,61L124,360Q187,334 274.5,309Q362,284 465,267Q568,250 678,250Q812,250 884.5,273.5Q957,297 985,336.5Q1013,376 1013,424L1013,431Q1013,505 956,547Q899,589 770,589Q651,589 565.5,556.5Q480,524 425,473L132,533L132,1278L1307,1278L1307,1004L456,1004L457,801L455,636L464,636Q510,726 616,785Q722,844 905,844Q1136,844 1249.5,737Q1363,630 1363,436L1363,420Q1363,292 1301,189Q1239,86 1093.5,26.5Q948,-33 698,-33Z',
  ],
  0: [
    1576,
    'M788,-41Q451,-41 275.5,131.5Q100,304 100,631L100,646Q100,972 275,1145Q450,1318 788,1318Q1126,1318 1300.5,1145Q1475,972 1475,646L1475,631Q1475,304 1300.5,131.5Q1126,-41 788,-41ZM788,244Q957,244 1036.5,344.5Q1116,445 1116,630L1116,646Q1116,832 1036.5,932Q957,1032 788,1032Q619,1032 539.5,931.5Q460,831 460,646L460,630Q460,445 540.5,344.5Q621,244 788,244Z',
  ],
  '-': [938, 'M108,389L108,651L830,651L830,389L108,389Z'],
}
const CAPITALS = 1278
const SLANT = 0.24

/** The model's letters laid on a skin, readable from either side. */
export function name(c: Chassis, skin: Surface): void {
  const { text, u, v, height, material } = c.spec.nose.name
  const flat = filled(text, height)
  const e = 0.02
  const across = (a: Vec, b: Vec) => mul(sub(b, a), 1 / (2 * e))
  const [down, back] = [
    across(skin(u - e, v), skin(u + e, v)),
    across(skin(u, v - e), skin(u, v + e)),
  ]
  // The skin's two directions are not square to each other: letters keep their slant all the same.
  const run = len(back)
  const towards = dot(down, back) / run
  const fall = Math.sqrt(dot(down, down) - towards * towards)
  const skew = -towards / fall
  for (const side of [1, -1])
    c.model.add(
      material,
      mapMesh(flat, ([along, out, up]) => {
        const s = clamp(u - up / fall)
        const t = clamp(v + (side * along - up * skew) / run)
        const [x, y, z] = add(
          skin(s, t),
          mul(surfaceNormal(skin, s, t), liftAtDetail(0.0005) + out),
        )
        return [x, side * y, z]
      }),
      20,
    )
}

/** A text as filled, leaning letters `height` metres high around [0, 0], half a millimetre thick: x along, z up. */
function filled(text: string, height: number): Mesh {
  const scale = height / CAPITALS
  const letters = [...text].map((letter) => LETTERS[letter])
  const width = letters.reduce((sum, [wide]) => sum + wide, 0)
  let x = -width / 2
  const meshes = letters.flatMap(([wide, path]) => {
    const lines = contours(path, 4).map((line) =>
      line.map((q) => {
        const up = q[1] - CAPITALS / 2
        return [(q[0] + x + SLANT * up) * scale, up * scale]
      }),
    )
    x += wide
    return raised(lines, 0, 0.0005, 0)
  })
  return divided(merge(meshes), 0.02)
}
