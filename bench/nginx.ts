import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '#tests/support/product.ts'

import { workerOf } from './processes.ts'

export interface Nginx {
  readonly origin: string
  readonly pid: number
  stop(): void
}

/** An nginx with one worker that serves the given gzip bytes as a static file at `/`; null where nginx is not installed. */
export async function startNginx(gzipBytes: Buffer): Promise<Nginx | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page.html.gz'), gzipBytes)
  writeFileSync(join(folder, 'page.html'), '')
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await sleep(50)
  }
  return {
    origin,
    pid: workerOf(child.pid!),
    stop: () => {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number): string {
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port}; root ${folder}; gzip_static always; default_type text/html;
        location = / { try_files /page.html =404; }
      }
    }`
}
