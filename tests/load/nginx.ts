import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/ports.ts'

export type Proxy = { url: string; stop: () => Promise<void> }

/** Debian's nginx before several instances, as `deploy/nginx.conf` has it but for TLS. */
export async function startNginx(instances: readonly string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, instances))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswers(nginx, `http://127.0.0.1:${port}/healthz`)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number, instances: readonly string[]): string {
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream showroom {
    ${instances.map((url) => `server 127.0.0.1:${new URL(url).port} fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    location / { proxy_pass http://showroom; }
  }
}
`
}

async function untilAnswers(nginx: ChildProcess, address: string): Promise<void> {
  while (nginx.exitCode === null)
    try {
      if ((await fetch(address)).ok) return
    } catch {
      await sleep(50)
    }
  throw new Error('nginx did not start')
}
