"""blender -b --factory-startup -P render.py -- job.json

Renders a job. TypeScript code defines every material, light and camera.
"""
import json
import math
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
stage = bpy.data.objects.new('stage', None)  # Lights and backdrop turn with the camera.
scene.collection.objects.link(stage)
paints = {}
materials = {}


def linear(colour):
    c = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c]


def math_node(tree, operation, a, b=None, c=None):
    node = tree.nodes.new('ShaderNodeMath')
    node.operation = operation
    for socket, value in zip(node.inputs, (a, b, c)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        elif value is not None:
            tree.links.new(value, socket)
    return node.outputs[0]


def mixed(tree, share, first, second):
    mix = tree.nodes.new('ShaderNodeMixShader')
    for source, socket in ((share, 0), (first, 1), (second, 2)):
        tree.links.new(source, mix.inputs[socket])
    return mix.outputs[0]


def surface(name, spec):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    base = tree.nodes['Principled BSDF']
    base.inputs['Base Color'].default_value = (*linear(spec.get('base', '#808080')), 1)
    base.inputs['Metallic'].default_value = spec.get('metal', 0)
    base.inputs['Roughness'].default_value = spec.get('rough', .5)
    base.inputs['Specular'].default_value = spec.get('specular', .5)
    if 'coat' in spec:
        # A real lacquer layer: Blender's own clearcoat is a quarter as strong. Seen from behind, the index of
        # refraction is inverted, so meshes need no consistent winding.
        gloss = tree.nodes.new('ShaderNodeBsdfGlossy')
        gloss.inputs['Roughness'].default_value = spec.get('coatRough', .03)
        fresnel = tree.nodes.new('ShaderNodeFresnel')
        behind = tree.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing']
        tree.links.new(math_node(tree, 'MULTIPLY_ADD', behind, 1 / 1.55 - 1.55, 1.55), fresnel.inputs[0])
        share = math_node(tree, 'MULTIPLY', fresnel.outputs[0], spec['coat'])
        coated = mixed(tree, share, base.outputs[0], gloss.outputs[0])
        tree.links.new(coated, tree.nodes['Material Output'].inputs[0])
        if name in ('paint', 'paint2'):
            paints[name] = (base, gloss, share.node)
    if 'mattFrom' in spec:  # A polished floor becomes matt where the backdrop rises, so that the wall reflects no lamps.
        height = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(tree.nodes.new('ShaderNodeNewGeometry').outputs['Position'], height.inputs[0])
        ramp = tree.nodes.new('ShaderNodeMapRange')
        tree.links.new(height.outputs[2], ramp.inputs[0])
        for socket, value in zip(ramp.inputs[1:5], (0, spec['mattFrom'], spec['rough'], 1)):
            socket.default_value = value
        tree.links.new(ramp.outputs[0], base.inputs['Roughness'])
    if 'fade' in spec:
        fade(tree, base, spec)
    if 'glow' in spec:
        glow(tree, base, spec['glow'])
    if 'mottle' in spec:
        scale, amount = spec['mottle']
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 6
        tree.links.new(tree.nodes.new('ShaderNodeNewGeometry').outputs['Position'], noise.inputs['Vector'])
        mix = tree.nodes.new('ShaderNodeMixRGB')
        tree.links.new(noise.outputs['Fac'], mix.inputs[0])
        for socket, gain in ((1, 1 - 2 * amount), (2, 1 + 2 * amount)):
            mix.inputs[socket].default_value = (*(c * gain for c in linear(spec['base'])), 1)
        tree.links.new(mix.outputs[0], base.inputs['Base Color'])
    if 'emit' in spec:
        base.inputs['Emission'].default_value = (*linear(spec['emit']), 1)
        base.inputs['Emission Strength'].default_value = spec['strength']
    if 'bump' in spec:
        scale, strength, distance = spec['bump']
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = scale
        noise.inputs['Detail'].default_value = 4
        tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], noise.inputs['Vector'])
        bump = tree.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = strength
        bump.inputs['Distance'].default_value = distance
        tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
        tree.links.new(bump.outputs['Normal'], base.inputs['Normal'])
    if 'contact' in spec:
        ground(material, spec)
    return material


def fade(tree, base, spec):
    """Fades the floor's colour with the distance from the machine."""
    colour, near, far = spec['fade']
    flat = tree.nodes.new('ShaderNodeVectorMath')
    flat.operation = 'MULTIPLY'
    flat.inputs[1].default_value = (.8, 1, 1)
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], flat.inputs[0])
    length = tree.nodes.new('ShaderNodeVectorMath')
    length.operation = 'LENGTH'
    tree.links.new(flat.outputs[0], length.inputs[0])
    ramp = tree.nodes.new('ShaderNodeMapRange')
    ramp.interpolation_type = 'SMOOTHERSTEP'
    tree.links.new(length.outputs['Value'], ramp.inputs[0])
    for socket, value in zip(ramp.inputs[1:5], (near, far, 0, 1)):
        socket.default_value = value
    mix = tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(ramp.outputs[0], mix.inputs[0])
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*linear(spec['base']), 1), (*linear(colour), 1)
    tree.links.new(mix.outputs[0], base.inputs['Base Color'])
    rough = tree.nodes.new('ShaderNodeMapRange')
    tree.links.new(ramp.outputs[0], rough.inputs[0])
    for socket, value in zip(rough.inputs[1:5], (0, .5, spec['rough'], 1)):
        socket.default_value = value
    tree.links.new(rough.outputs[0], base.inputs['Roughness'])
    tree.links.new(math_node(tree, 'MULTIPLY_ADD', ramp.outputs[0], -.3, .3), base.inputs['Specular'])


def covered(tree, spec):
    """Returns the share of the sky that the machine covers at a point of the floor, times the shadow's depth."""
    reach, depth, samples = spec['contact']
    sky = tree.nodes.new('ShaderNodeAmbientOcclusion')
    sky.samples = samples
    sky.inputs['Distance'].default_value = reach
    cover = math_node(tree, 'POWER', math_node(tree, 'SUBTRACT', 1, sky.outputs['AO']), 1.2)
    return math_node(tree, 'MULTIPLY', cover, depth)


def ground(material, spec, seen=None):
    """Darkens the ground by its cover, because lamps all around a machine cast no shadow.

    Cover is computed for camera rays only: a mix by 0 skips its other side.
    """
    tree = material.node_tree
    surface_in = tree.nodes['Material Output'].inputs[0]
    lit = surface_in.links[0].from_socket
    dark = tree.nodes.new('ShaderNodeEmission')
    dark.inputs['Strength'].default_value = 0
    shaded = mixed(tree, covered(tree, spec), seen or lit, dark.outputs[0])
    camera_ray = tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray']
    tree.links.new(mixed(tree, camera_ray, lit, shaded), surface_in)


def paper(name, spec):
    """Returns ground of which the camera sees only the shadow; objects on it reflect a light floor."""
    material = surface(name, {key: value for key, value in spec.items() if key != 'contact'})
    clear = material.node_tree.nodes.new('ShaderNodeBsdfTransparent')
    ground(material, spec, clear.outputs[0])
    return material


def glow(tree, base, spots):
    """Paints light onto the backdrop as soft ellipsoids, more exactly than lamps and without noise."""
    place = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    total = None
    for spot in spots:
        away = tree.nodes.new('ShaderNodeVectorMath')
        away.operation = 'SUBTRACT'
        tree.links.new(place, away.inputs[0])
        away.inputs[1].default_value = spot['at']
        sized = tree.nodes.new('ShaderNodeVectorMath')
        sized.operation = 'DIVIDE'
        tree.links.new(away.outputs[0], sized.inputs[0])
        sized.inputs[1].default_value = spot['size']
        square = tree.nodes.new('ShaderNodeVectorMath')
        square.operation = 'DOT_PRODUCT'
        tree.links.new(sized.outputs[0], square.inputs[0])
        tree.links.new(sized.outputs[0], square.inputs[1])
        share = math_node(tree, 'POWER', math.e, math_node(tree, 'MULTIPLY', square.outputs['Value'], -1))
        colour = tree.nodes.new('ShaderNodeMixRGB')
        tree.links.new(share, colour.inputs[0])
        colour.inputs[1].default_value = (0, 0, 0, 1)
        colour.inputs[2].default_value = (*(v * spot['strength'] for v in linear(spot['colour'])), 1)
        if total is None:
            total = colour.outputs[0]
            continue
        both = tree.nodes.new('ShaderNodeMixRGB')
        both.blend_type = 'ADD'
        both.inputs[0].default_value = 1
        tree.links.new(total, both.inputs[1])
        tree.links.new(colour.outputs[0], both.inputs[2])
        total = both.outputs[0]
    tree.links.new(total, base.inputs['Emission'])
    base.inputs['Emission Strength'].default_value = 1


def glass(name, tint, refraction):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = (*linear(tint), 1)
    gloss = tree.nodes.new('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = 0
    fresnel = tree.nodes.new('ShaderNodeFresnel')
    # A thin sheet reflects equally from behind. Without this its far side reflects everything at a flat angle.
    behind = tree.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing']
    tree.links.new(math_node(tree, 'MULTIPLY_ADD', behind, 1 / refraction - refraction, refraction), fresnel.inputs[0])
    sheet = mixed(tree, fresnel.outputs[0], clear.outputs[0], gloss.outputs[0])
    tree.links.new(sheet, tree.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    return material


def material_of(name, own):
    key = name + json.dumps(own.get(name, ''), sort_keys=True)
    if key not in materials:
        spec = {**job['materials'][name], **own.get(name, {})}
        materials[key] = glass(name, spec['tint'], spec.get('refraction', 1.5)) if 'tint' in spec else surface(name, spec)
    return materials[key]


def add_object(mesh, parent=None):
    made = bpy.data.objects.new(mesh.name, mesh)
    scene.collection.objects.link(made)
    made.parent = parent
    return made


def load(vehicle):
    root = bpy.data.objects.new('vehicle', None)
    scene.collection.objects.link(root)
    raw = open(vehicle['mesh'] + '.bin', 'rb').read()
    for group in json.load(open(vehicle['mesh'] + '.json')):
        count, size, offset = group['vertices'], group['indices'], group['offset']
        mesh = bpy.data.meshes.new(group['material'])
        mesh.vertices.add(count)
        mesh.vertices.foreach_set('co', np.frombuffer(raw, np.float32, count * 3, offset))
        mesh.loops.add(size)
        mesh.loops.foreach_set('vertex_index', np.frombuffer(raw, np.uint32, size, offset + count * 24).astype(np.int32))
        mesh.polygons.add(size // 3)
        mesh.polygons.foreach_set('loop_start', np.arange(0, size, 3, dtype=np.int32))
        mesh.polygons.foreach_set('loop_total', np.full(size // 3, 3, np.int32))
        mesh.polygons.foreach_set('use_smooth', np.ones(size // 3, bool))
        mesh.update()
        mesh.materials.append(material_of(group['material'], vehicle.get('parts', {})))
        made = add_object(mesh, root)
        made.visible_shadow = 'tint' not in job['materials'][group['material']]
    root.location = vehicle.get('at', [0, 0, 0])
    root.rotation_euler[2] = math.radians(vehicle.get('turn', 0))
    return root


def softbox(light):
    (w, h), edge = light['size'], light['edge']
    mesh = bpy.data.meshes.new('light')
    mesh.from_pydata([(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for i, corner in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        layer.data[i].uv = corner
    material = bpy.data.materials.new('light')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['UV'], split.inputs[0])

    def feather(source):  # Slightly soft edges give the highlight lines of a studio.
        ramp = tree.nodes.new('ShaderNodeMapRange')
        ramp.interpolation_type = 'SMOOTHSTEP'
        tree.links.new(math_node(tree, 'ABSOLUTE', math_node(tree, 'SUBTRACT', source, .5)), ramp.inputs[0])
        for socket, value in zip(ramp.inputs[1:5], (.5, .5 - edge * .5, 0, 1)):
            socket.default_value = value
        return ramp.outputs[0]

    front = math_node(tree, 'SUBTRACT', 1, tree.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing'])
    shape = math_node(tree, 'MULTIPLY', feather(split.outputs[0]), feather(split.outputs[1]))
    emission = tree.nodes.new('ShaderNodeEmission')
    tree.links.new(math_node(tree, 'MULTIPLY', math_node(tree, 'MULTIPLY', shape, front), light['power']), emission.inputs['Strength'])
    emission.inputs['Color'].default_value = (*linear(light.get('colour', '#ffffff')), 1)
    tree.links.new(emission.outputs[0], tree.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    mesh.materials.append(material)
    made = add_object(mesh, stage)
    made.location = light['at']
    made.rotation_euler = (Vector(light['to']) - Vector(light['at'])).to_track_quat('Z', 'Y').to_euler()
    made.visible_camera = made.visible_shadow = False


def solid(item):
    """Adds a box, or with `profile` a sheet swept along x (the studio's curved backdrop)."""
    mesh = bpy.data.meshes.new('solid')
    if 'profile' in item:
        points = [(x, y, z) for y, z in item['profile'] for x in (-item['width'] / 2, item['width'] / 2)]
        mesh.from_pydata(points, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(item['profile']) - 1)])
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    else:
        c, s = item['at'], item['size']
        points = [tuple(c[k] + d[k] * s[k] / 2 for k in range(3)) for d in [(a, b, e) for a in (-1, 1) for b in (-1, 1) for e in (-1, 1)]]
        mesh.from_pydata(points, [], [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
    if item.get('shadowOnly'):
        mesh.materials.append(paper(item['material'], job['materials'][item['material']]))
        scene.render.film_transparent = True
    else:
        mesh.materials.append(material_of(item['material'], job['set'].get('parts', {})))
    add_object(mesh, stage if item.get('staged') else None)


def aim(view):
    azimuth, elevation, target = math.radians(view['azimuth']), math.radians(view['elevation']), Vector(view['look'])
    stage.rotation_euler[2] = azimuth if job['set'].get('turnsWithCamera') else 0
    camera.data.lens, camera.data.shift_x, camera.data.shift_y = view['focal'], view.get('shiftX', 0), view.get('shiftY', 0)
    direction = Vector((math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation), math.sin(elevation)))
    camera.location = target + direction * view['distance']
    camera.rotation_euler = (target - camera.location).to_track_quat('-Z', 'Y').to_euler()
    camera.data.dof.use_dof = 'fstop' in view
    camera.data.dof.focus_distance, camera.data.dof.aperture_fstop = view['distance'], view.get('fstop', 8)


world = bpy.data.worlds.new('world')
scene.world = world
world.use_nodes = True
world.node_tree.nodes['Background'].inputs[0].default_value = (*linear(job['set']['world'][0]), 1)
world.node_tree.nodes['Background'].inputs[1].default_value = job['set']['world'][1]
if 'sky' in job['set']:  # Light by height over the horizon, for reflections in metal between the lamps.
    tree = world.node_tree
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    place = tree.nodes.new('ShaderNodeMapRange')
    tree.links.new(split.outputs[2], place.inputs[0])
    for socket, value in zip(place.inputs[1:5], (-1, 1, 0, 1)):
        socket.default_value = value
    tree.links.new(place.outputs[0], ramp.inputs[0])
    stops = job['set']['sky']
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(.5)
    for element, (z, *value) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = (z + 1) / 2, (*(value * 3)[:3], 1)
    back = tree.nodes['Background']
    tree.links.new(ramp.outputs[0], back.inputs[0])
    back.inputs[1].default_value = 1
for item in job['set']['solids']:
    solid(item)
for light in job['set']['lights']:
    softbox(light)
roots = [load(vehicle) for vehicle in job['vehicles']]
camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
camera.data.sensor_fit = 'HORIZONTAL'
scene.collection.objects.link(camera)
scene.camera = camera

scene.render.engine = 'CYCLES'
scene.render.use_persistent_data = True  # The mesh stays loaded between frames.
scene.render.threads_mode = 'FIXED'
scene.render.threads = 2
scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
scene.render.image_settings.color_depth = '16'
scene.render.image_settings.exr_codec = 'NONE'
scene.view_settings.view_transform = 'Raw'
scene.view_layers[0].cycles.denoising_store_passes = True
for name, value in dict(device='CPU', use_adaptive_sampling=False, use_denoising=False, max_bounces=4, diffuse_bounces=2,
                        glossy_bounces=3, transparent_max_bounces=8, caustics_reflective=False, caustics_refractive=False,
                        sample_clamp_indirect=4, sample_clamp_direct=2.5, blur_glossy=.5, use_auto_tile=False,
                        pixel_filter_type='BLACKMAN_HARRIS').items():
    setattr(scene.cycles, name, value)

for shot in job['shots']:
    for name, (base, gloss, share) in paints.items():
        colour, lacquer = shot['paint'].get(name), job['lacquers'][shot['paint']['lacquer']]
        if colour:
            base.inputs['Base Color'].default_value = (*linear(colour), 1)
            base.inputs['Metallic'].default_value, base.inputs['Roughness'].default_value = lacquer['metal'], lacquer['rough']
            gloss.inputs['Roughness'].default_value, share.inputs[1].default_value = lacquer['coatRough'], lacquer['coat']
    if 'turn' in shot:
        roots[0].rotation_euler[2] = math.radians(shot['turn'])
    aim(shot['camera'])
    scene.cycles.samples = shot['samples']
    scene.render.resolution_x, scene.render.resolution_y = shot['width'], shot['height']
    scene.render.filepath = shot['file']
    started = time.time()
    bpy.ops.render.render(write_still=True)
    print('SHOT', shot['file'], round(time.time() - started, 2), flush=True)
