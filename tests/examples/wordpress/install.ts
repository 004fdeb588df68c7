import { existsSync, globSync } from 'node:fs'
import { delimiter } from 'node:path'
import { installByApt } from '../../support/apt.ts'

export const debianWordPress = '/usr/share/wordpress'
const themes = `${debianWordPress}/wp-content/themes`

/** WordPress asks for a web server: this one runs only when it is called, and is called by nobody. */
const quietWebServer = ['micro-httpd', 'netcat-traditional']
const packages = ['wordpress', 'php', 'php-cgi', 'php-cli', 'php-mysql', 'mariadb-server-core', ...quietWebServer]
/** Debian 12 has the first, later ones the second. */
const optional = ['wordpress-theme-twentytwentythree', 'wordpress-theme-twentytwentyfive']
const byHand =
  `run this on Debian with these packages: \`sudo apt-get install --no-install-recommends ${packages.join(' ')} ` +
  `${optional[0]}\`.`

function missing(): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const programs = ['php', 'mariadbd', 'mariadb-install-db'].filter(
    name => !folders.some(folder => existsSync(`${folder}/${name}`)),
  )
  return [
    ...programs,
    ...(existsSync(`${debianWordPress}/wp-load.php`) ? [] : ['wordpress']),
    ...(globSync(`${themes}/*/style.css`).length > 0 ? [] : ['a theme of WordPress']),
  ]
}

/**
 * WordPress as Debian has it, with PHP and MariaDB; installed by apt-get where one of them is missing and we may.
 *
 * @throws Error whose message says what is missing and how to install it
 */
export async function installWordPress({ say = console.info } = {}): Promise<void> {
  if (missing().length === 0) return
  await installByApt({ name: 'WordPress, PHP and MariaDB', packages, optional, byHand, say })
  const still = missing()
  if (still.length > 0) throw new Error(`${still.join(', ')} is missing after apt-get installed it: ${byHand}`)
}
