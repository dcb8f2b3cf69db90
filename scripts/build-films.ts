import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { getWidestPictureFile } from './picture-manifest-file.ts'
import { openHeadlineFont, outlineText } from './text-outlines.ts'

/**
 * `npm run films`: makes the demo's films from the catalogue's pictures, with a line of text on
 * each picture. Requires ffmpeg (Debian: `apt-get install ffmpeg`). The results are committed. Each
 * film has at most 1 MB.
 */
type Scene = [picture: string, line: string]
const films: Record<string, Scene[]> = {
  amc: [
    ['site/workshop', 'A year of services, paid once'],
    ['site/gallery-11', '3 maintenance services'],
    ['site/gallery-03', '2 additional free washes'],
    ['site/gallery-05', '10% off labour'],
    ['site/gallery-07', '5% off spares, accessories and oil'],
    ['site/gallery-02', 'An engine health report'],
  ],
  optain: [
    ['site/gallery-12', 'A reminder before each service'],
    ['site/gallery-04', 'By SMS, WhatsApp, RCS, email or call'],
    ['site/gallery-10', 'Word when your machine is ready'],
    ['site/gallery-06', 'STOP ends it, at any time'],
  ],
  'joy-club': [
    ['site/dealer-front', 'Three years for 349 rupees plus GST'],
    ['site/gallery-08', 'Points on every bill'],
    ['site/gallery-09', 'Accident cover of 5 lakh rupees'],
    ['site/gallery-10', 'More for your old machine'],
  ],
}

const target = 'catalogue/films'
const size = { width: 960, height: 540 }
const framesPerSecond = 25
const seconds = { scene: 3, fade: 0.6 }
const margin = 56

const { manifest } = readCatalogue('catalogue')
const filmLines = Object.values(films).flatMap((scenes) => scenes.map(([, line]) => line))
const font = await openHeadlineFont(filmLines.join(''))
const temporaryFolder = mkdtempSync(join(tmpdir(), 'showroom-films-'))
mkdirSync(target, { recursive: true })
for (const [name, scenes] of Object.entries(films)) {
  const stills = await Promise.all(
    scenes.map((scene, index) => drawFrame(scene, `${name}-${index}.png`)),
  )
  const file = `${target}/${name}.mp4`
  encodeFilm(stills, file)
  console.log(`${file}: ${scenes.length} scenes, ${Math.round(statSync(file).size / 1024)} kB`)
}
rmSync(temporaryFolder, { recursive: true })

/**
 * Crops a picture to the film's aspect ratio at twice the film's size, with the line of text at the
 * lower left.
 */
async function drawFrame([picture, line]: Scene, file: string): Promise<string> {
  const { width, height } = { width: size.width * 2, height: size.height * 2 }
  const scale = Math.min(0.052, (width - 4 * margin) / outlineText(font, line).width)
  const text = outlineText(font, line).paths
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0.55" stop-color="#0b0f18" stop-opacity="0"/><stop offset="1" stop-color="#0b0f18" stop-opacity="0.92"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <g fill="#f3f1ec" transform="translate(${2 * margin} ${height - 2 * margin}) scale(${scale} ${-scale})">${text}</g>
  </svg>`
  const path = join(temporaryFolder, file)
  await sharp(getWidestPictureFile(manifest.pictures, picture))
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toFile(path)
  return path
}

/** Zooms slowly into each picture and crossfades to the next. */
function encodeFilm(stills: string[], file: string): void {
  const frames = Math.round((seconds.scene + seconds.fade) * framesPerSecond)
  const moves = stills.map(
    (_, index) =>
      `[${index}]zoompan=z='1+0.0005*on':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}:s=${size.width}x${size.height}:fps=${framesPerSecond}[v${index}]`,
  )
  const fades = stills
    .slice(1)
    .map(
      (_, index) =>
        `[${index === 0 ? 'v0' : `f${index}`}][v${index + 1}]xfade=duration=${seconds.fade}:offset=${(index + 1) * seconds.scene}[f${index + 1}]`,
    )
  const inputs = stills.map((still) => `-i ${still}`).join(' ')
  const filters = [...moves, ...fades].join(';')
  const codec = '-c:v libx264 -preset slow -crf 29 -pix_fmt yuv420p -movflags +faststart'
  const command = `-y -loglevel error ${inputs} -filter_complex ${filters} -map [f${stills.length - 1}] ${codec} ${file}`
  const { status, stderr, error } = spawnSync('ffmpeg', command.split(' '), { encoding: 'utf8' })
  if (error) throw new Error('ffmpeg is missing: on Debian, apt-get install ffmpeg')
  if (status !== 0) throw new Error(stderr)
}
