import type { Plugin } from 'vite'

/** Parts of three.js' shaders that the live view asks nothing of: it has no textures, lights, shadows, fog, bones or shapes that change. */
const unused =
  /^(alpha(hash|map|test)_|aomap_|batching_|bumpmap_|clearcoat_(normal_fragment_maps|pars)|clipping_planes_|displacementmap_|dithering_|emissivemap_|envmap_(fragment|pars|vertex|physical_pars)|fog_|gradientmap_|iridescence_|lightmap_|lightprobes_|lights_(lambert|phong|toon)_|logdepthbuf_|map_|morph|normal_fragment_maps|normalmap_|premultiplied_alpha_|shadow|skin|specularmap_|tonemapping_pars_|transmission_|uv_|worldpos_)/

/** A machine, and what filters the light of its room. */
const drawn = new Set(['meshphysical', 'cube'])

/** A shader's text, in one line, by its name. */
const text = /^(?:var|const) (\w+(?:\$\w+)?) = ".*";$/gm
/** Which whole shader bears which name. */
const whole = /\b(\w+)_(?:vert|frag): (\w+(?:\$\w+)?)/g

/** How often it looks into the room for one direction of light: a quarter shows the same, and is there that much sooner. */
const samples = { asked: 'const GGX_SAMPLES = 256;', instead: 'const GGX_SAMPLES = 64;' }

/** three.js in the browser without the shaders that nobody here draws with. What no longer fits ends the build. */
export function lessThree(): Plugin {
  return {
    name: 'showroom:less-three',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/three\/build\/three\.module\.js$/ },
      handler(code) {
        const programs = new Set(
          [...code.matchAll(whole)].flatMap(([, program, name]) =>
            program && drawn.has(program) ? [] : name,
          ),
        )
        let cut = 0
        const less = code.replaceAll(text, (line, name) => {
          if (!unused.test(name) && !programs.has(name)) return line
          cut += line.length
          return `const ${name} = "";`
        })
        const isKnown = cut >= 50_000 && less.includes(samples.asked)
        if (!isKnown) this.error('three.js writes its shaders in another way than before.')
        return { code: less.replace(samples.asked, samples.instead), map: null }
      },
    },
  }
}
