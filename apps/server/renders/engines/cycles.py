"""Renders one job with Cycles: a folder with scene.glb, environment.hdr and render.json becomes picture.png.

Started by cycles-engine.ts: blender --background --factory-startup --python cycles.py -- FOLDER
Written for Blender 3.4 and newer. The scene is in metres with Y up; Blender has Z up, and its importer turns the scene.
"""
import json
import math
import os
import sys

import bpy
from mathutils import Vector


def ready():
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    return scene


def turned(place):
    """A place of the scene as the importer turns it: Y up becomes Z up."""
    return Vector((place[0], -place[2], place[1]))


def add_camera(scene, wish):
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    eye, to = turned(wish["camera"]["from"]), turned(wish["camera"]["to"])
    way = to - eye
    flat = math.hypot(way.x, way.y)
    data.sensor_fit = "VERTICAL"
    data.angle = math.radians(wish["camera"]["fov"])
    data.clip_start, data.clip_end = 0.02, 1000
    # Upright verticals, as the tracer has them: the picture is shifted instead of the camera tilted.
    if flat > 0.3 * way.length:
        data.shift_y = (way.z / flat) / (2 * math.tan(data.angle / 2))
        way = Vector((way.x, way.y, 0))
    camera.location = eye
    camera.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()


def add_environment(scene, folder):
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    picture = nodes.new("ShaderNodeTexEnvironment")
    picture.image = bpy.data.images.load(os.path.join(folder, "environment.hdr"))
    # The middle of our picture looks along -Z, which is +Y in Blender; Blender's looks along -Y... turned by a quarter for +X.
    mapping, place = nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexCoord")
    mapping.inputs["Rotation"].default_value = (0, 0, math.radians(-90))
    links.new(place.outputs["Generated"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], picture.inputs["Vector"])
    links.new(picture.outputs["Color"], nodes["Background"].inputs["Color"])


def render(folder):
    with open(os.path.join(folder, "render.json"), encoding="utf-8") as file:
        wish = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = ready()
    bpy.ops.import_scene.gltf(filepath=os.path.join(folder, "scene.glb"))
    add_camera(scene, wish)
    add_environment(scene, folder)
    cycles = scene.cycles
    cycles.samples = wish["samples"]
    cycles.use_adaptive_sampling = False
    cycles.seed = wish["seed"]
    cycles.max_bounces = 8
    cycles.sample_clamp_indirect = 10
    # Debian's Blender is built without Open Image Denoise; asking for it would fail.
    cycles.use_denoising = bool(getattr(bpy.app.build_options, "openimagedenoise", False))
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.exposure = wish["exposure"]
    out = scene.render
    out.resolution_x, out.resolution_y, out.resolution_percentage = wish["width"], wish["height"], 100
    out.film_transparent = wish["background"] == "plain"
    out.image_settings.file_format = "PNG"
    out.image_settings.color_mode = "RGB"
    out.filepath = os.path.join(folder, "picture.png")
    bpy.ops.render.render(write_still=True)


arguments = sys.argv[sys.argv.index("--") + 1 :]
if arguments == ["--test"]:
    ready()
    print("stanza:ready", flush=True)
else:
    render(arguments[0])
