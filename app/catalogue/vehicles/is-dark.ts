/** Latitude and longitude in degrees. */
export type Place = readonly [number, number]

/**
 * Returns `true` from sunset to sunrise at a place. The formulas for declination and equation of
 * time are the usual approximations (decision 111), right within five minutes.
 */
export function isDark(now: Date, [latitude, longitude]: Place): boolean {
  const day = (now.getTime() - Date.UTC(now.getUTCFullYear(), 0)) / 86_400_000
  const declination = -23.44 * degree * Math.cos((turn * (day + 10)) / 365)
  const b = (turn * (day - 80)) / 364
  const equationOfTime = 9.87 * Math.sin(2 * b) - 7.53 * Math.cos(b) - 1.5 * Math.sin(b)
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes() + equationOfTime + 4 * longitude
  const hourAngle = (minutes / 4 - 180) * degree
  const phi = latitude * degree
  const height =
    Math.sin(phi) * Math.sin(declination) +
    Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle)
  return height < Math.sin(sunsetHeight * degree)
}

const turn = 2 * Math.PI
const degree = turn / 360
/** Height of the sun's centre at sunset: the air bends its light, and the disc has a radius. */
const sunsetHeight = -0.833
