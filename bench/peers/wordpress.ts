import { spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { hasCommand } from '../../tests/load/has-command.ts'
import { runNginx } from '../../tests/load/nginx.ts'
import { findFreePort } from '../../tests/support/network-ports.ts'
import { unprivilegedUser } from '../../tests/support/unprivileged-user.ts'
import { type OwnProcess, plainEnv, startOwn } from './own-process.ts'
import type { Peer } from './peer.ts'
import { fpmFile, siteFile, wordpressConfig } from './wordpress-files.ts'

const debian = '/usr/share/wordpress'
const [fpm = ''] = globSync('/usr/sbin/php-fpm*').toSorted().toReversed()
const [theme = ''] = globSync(`${debian}/wp-content/themes/*/style.css`).map((it) =>
  basename(join(it, '..')),
)

const needed = {
  wordpress: existsSync(join(debian, 'wp-settings.php')),
  'wordpress-theme-twentytwentythree': theme !== '',
  'php-fpm': fpm !== '',
  'php-mysql': globSync('/etc/php/*/fpm/conf.d/*mysqli.ini').length > 0,
  'mariadb-server': hasCommand('mariadbd') && hasCommand('mariadb-install-db'),
  nginx: hasCommand('nginx'),
}

/** A fresh installation of Debian's WordPress, with PHP-FPM and opcache, MariaDB and nginx. */
export const wordpress: Peer = {
  name: 'WordPress',
  missing() {
    const packages = Object.entries(needed).flatMap(([name, isThere]) => (isThere ? [] : [name]))
    return packages.length === 0
      ? []
      : [`apt-get install --no-install-recommends ${packages.join(' ')}`]
  },
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'showroom-wordpress-'))
    const { uid, gid } = unprivilegedUser()
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
    const running: { stop: () => Promise<void> }[] = []
    const stop = async () => {
      for (const it of running.toReversed()) await it.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    try {
      const database = await startMariadb(folder)
      running.push(database)
      const php = await startPhp(folder)
      running.push(php)
      const root = join(folder, 'wordpress')
      cpSync(debian, root, { recursive: true, dereference: true })
      writeFileSync(join(root, 'wp-config.php'), wordpressConfig(folder, theme))
      const [bare, cached] = [await findFreePort(), await findFreePort()]
      const url = `http://127.0.0.1:${bare}`
      const nginx = await runNginx(siteFile(folder, { bare, cached }), url, '/wp-admin/install.php')
      running.push(nginx)
      await install(url)
      const own = `WordPress ${version()}`
      const pids = [nginx.pid, php.pid, database.pid]
      return {
        servers: [
          { name: `${own} behind nginx’s page cache`, url: `http://127.0.0.1:${cached}`, pids },
          { name: `${own} without it`, url, pids },
        ],
        stop,
      }
    } catch (error) {
      await stop()
      throw error
    }
  },
}

function version(): string {
  const text = readFileSync(join(debian, 'wp-includes/version.php'), 'utf8')
  return /^\$wp_version = '([\d.]+)'/m.exec(text)?.[1] ?? ''
}

function startMariadb(folder: string): Promise<OwnProcess> {
  const data = join(folder, 'mariadb')
  const own = ['--no-defaults', `--datadir=${data}`]
  const made = spawnSync(
    'mariadb-install-db',
    [...own, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { ...unprivilegedUser(), env: plainEnv, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`MariaDB was not set up:\n${made.stdout}${made.stderr}`)
  const first = join(folder, 'first.sql')
  writeFileSync(first, 'create database wordpress character set utf8mb4;\n')
  const socket = join(folder, 'mariadb.sock')
  const words = [...own, `--socket=${socket}`, `--pid-file=${folder}/mariadb.pid`]
  return startOwn(
    '/usr/sbin/mariadbd',
    [...words, '--skip-networking', `--init-file=${first}`],
    { isReady: async () => existsSync(socket) },
    unprivilegedUser(),
  )
}

function startPhp(folder: string): Promise<OwnProcess> {
  const config = join(folder, 'fpm.conf')
  writeFileSync(config, fpmFile(folder))
  return startOwn(
    fpm,
    ['--nodaemonize', '--fpm-config', config],
    { isReady: async () => existsSync(join(folder, 'php.sock')) },
    unprivilegedUser(),
  )
}

/** Fills in the installation form of WordPress. */
async function install(url: string): Promise<void> {
  const body = new URLSearchParams({
    weblog_title: 'Bench',
    user_name: 'bench',
    admin_password: 'a-password-for-the-bench',
    admin_password2: 'a-password-for-the-bench',
    admin_email: 'bench@example.com',
    blog_public: '0',
    Submit: 'Install WordPress',
  })
  const answer = await fetch(`${url}/wp-admin/install.php?step=2`, { method: 'POST', body })
  const home = await (await fetch(url)).text()
  if (!answer.ok || !home.includes('wp-block')) throw new Error('WordPress was not installed')
}
