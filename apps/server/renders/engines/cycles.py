"""Renders one job with Cycles: a folder with scene.glb, environment.hdr and render.json becomes pictures 0-0.exr, 0-1.exr, 1-0.exr ...

Started by cycles-engine.ts: blender --background --factory-startup --python cycles.py -- FOLDER
Written for Blender 3.4 and newer. The scene is in metres with Y up; Blender has Z up, and its importer turns the scene.

Each camera is rendered twice with half the samples and another seed: the difference tells how unsure each pixel is. The pictures are linear
light with what the filter needs beside it (albedo, normal, depth); filtering, exposing and developing are ours, as for the tracer's pictures.
"""
import json
import math
import os
import sys

import bpy

# The importer of glTF needs numpy, which Debian's Blender only recommends, and names a type that numpy 1.24 no longer has.
import numpy
from mathutils import Vector

if not hasattr(numpy, "bool"):
    numpy.bool = bool


def ready():
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    return scene


def turned(place):
    """A place of the scene as the importer turns it: Y up becomes Z up."""
    return Vector((place[0], -place[2], place[1]))


def add_camera(scene):
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    data.sensor_fit = "VERTICAL"
    data.clip_start, data.clip_end = 0.02, 1000
    return camera


def aim(camera, wish, is_panorama):
    data = camera.data
    eye, to = turned(wish["from"]), turned(wish["to"])
    way = to - eye
    flat = math.hypot(way.x, way.y)
    camera.location = eye
    data.shift_y = 0
    if is_panorama:
        data.type = "PANO"
        data.cycles.panorama_type = "EQUIRECTANGULAR"
        way = Vector((way.x, way.y, 0)) if flat > 1e-6 else Vector((0, 1, 0))
    else:
        data.angle = math.radians(wish["fov"])
        # Upright verticals, as the tracer has them: the picture is shifted instead of the camera tilted.
        if flat > 0.3 * way.length:
            data.shift_y = (way.z / flat) / (2 * math.tan(data.angle / 2))
            way = Vector((way.x, way.y, 0))
    camera.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()


def add_environment(scene, folder):
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    picture = nodes.new("ShaderNodeTexEnvironment")
    picture.image = bpy.data.images.load(os.path.join(folder, "environment.hdr"))
    links.new(picture.outputs["Color"], nodes["Background"].inputs["Color"])


def render(folder):
    with open(os.path.join(folder, "render.json"), encoding="utf-8") as file:
        wish = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = ready()
    bpy.ops.import_scene.gltf(filepath=os.path.join(folder, "scene.glb"))
    camera = add_camera(scene)
    add_environment(scene, folder)
    cycles = scene.cycles
    cycles.samples = max(1, wish["samples"] // 2)
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.sample_clamp_indirect = 12
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    out = scene.render
    out.use_persistent_data = True
    out.resolution_x, out.resolution_y, out.resolution_percentage = wish["width"], wish["height"], 100
    out.film_transparent = wish["background"] == "plain"
    cycles.film_transparent_glass = out.film_transparent
    out.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    out.image_settings.color_depth = "32"
    out.image_settings.exr_codec = "NONE"
    for number, one in enumerate(wish["cameras"]):
        aim(camera, one, wish.get("kind") == "panorama")
        for half in (0, 1):
            cycles.seed = (wish["seed"] + half) & 0x7FFFFFFF
            path = os.path.join(folder, f"{number}-{half}.exr")
            out.filepath = path + ".part"
            bpy.ops.render.render(write_still=True)
            # Blender puts an ending of its own; the picture has its name only when it is whole.
            os.rename(path + ".part.exr" if os.path.exists(path + ".part.exr") else path + ".part", path)
            print(f"stanza:picture {number} {half}", flush=True)


arguments = sys.argv[sys.argv.index("--") + 1 :]
if arguments == ["--test"]:
    ready()
    print("stanza:ready", flush=True)
else:
    render(arguments[0])
